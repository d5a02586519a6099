const longestPart = 200;
const mostParts = 8;

/**
 * Where a file of an upload is kept: its path as the browser or the archive tells it, with slashes either way. Undefined
 * where it would lead out of its folder or is no name that every system can have.
 */
export function uploadPath(name: string): string | undefined {
  const parts = name.split(/[\\/]+/).filter((part) => part !== "" && part !== ".");
  const isFine = (part: string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    part !== ".." && part.length <= longestPart && !/[\u0000-\u001f<>:"|?*]/.test(part);
  return parts.length > 0 && parts.length <= mostParts && parts.every(isFine) ? parts.join("/") : undefined;
}
