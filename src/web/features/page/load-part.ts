let hasFailed = false;

/**
 * Loads a part of the page that somebody asked for. A browser that could not fetch a module never asks for it again in
 * the same document: where it fails once more although there is a connection, the page is loaded anew.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (hasFailed && navigator.onLine) window.location.reload();
    hasFailed = true;
    throw error;
  }
}
