/**
 * The one platform class that this room uses: browsers and servers have it alike, and it touches nothing outside.
 * Declared here because the room is compiled without the types of either.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(input: Uint8Array): string;
}
