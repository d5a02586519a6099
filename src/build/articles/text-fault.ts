/** A fault in a Markdown file; lines count from 1. */
export type TextFault = { readonly file: string; readonly line: number; readonly message: string };

export type ReportFault = (line: number, message: string) => void;

export function faultText({ file, line, message }: TextFault): string {
  return `${file}:${line}: ${message}`;
}
