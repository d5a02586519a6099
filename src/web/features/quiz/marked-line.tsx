import { phraseInLine } from "../../../domain/subtitles/words/phrase-in-line.ts";

export type MarkedLineProps = { readonly line: string; readonly phrase: string };

/** A line with the words of its phrase set off. Loaded late: it knows the irregular forms. */
export default function MarkedLine({ line, phrase }: MarkedLineProps) {
  let at = 0;
  return (
    <span lang="en">
      {phraseInLine(line, phrase).map(({ text, isMarked }) => {
        at += text.length;
        return isMarked ? <b key={at}>{text}</b> : text;
      })}
    </span>
  );
}
