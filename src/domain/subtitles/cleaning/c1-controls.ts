/**
 * Windows-1252 that was taken for Latin-1: its signs from 0x80 to 0x9f ("don\u0092t", "late\u0085") have become control
 * characters, which no text has, and are again what they were.
 */
export function mendControls(text: string): string {
  return /[\u0080-\u009f]/.test(text) ? text.replace(/[\u0080-\u009f]/g, signOf) : text;
}

const windows = new TextDecoder("windows-1252");

function signOf(control: string): string {
  return windows.decode(Uint8Array.of(control.charCodeAt(0)));
}
