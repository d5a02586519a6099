import sharp from "sharp";

/** Larger pictures are made smaller; twice the width at which pages show posters. */
const maxSize = { width: 800, height: 1_200 };

/** A small file may claim to be a picture that would not fit into memory. */
const maxPixels = 50_000_000;

const formats = ["jpeg", "png", "webp", "avif", "heif"];

const timeoutSeconds = 15;

/**
 * A picture encoded anew as WebP, without what else the file had (place, camera, hidden data); undefined where it is no
 * whole JPEG, PNG, WebP or AVIF. What the file is called does not matter.
 */
export async function encodePoster(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!formats.includes(format)) return undefined;
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds: timeoutSeconds })
      .rotate()
      .resize({ ...maxSize, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
