import type { Word } from "../../../contract/lexicon/word-list.ts";
import { m } from "../../i18n/generated/messages.js";

type WordLikenessProps = { readonly word: Pick<Word, "cognate" | "falseFriend">; readonly className?: string };

/** That the reader's language has nearly the same word, or one that misleads; nothing where it has neither. */
export function WordLikeness({ word: { cognate, falseFriend }, className }: WordLikenessProps) {
  if (cognate === undefined && falseFriend === undefined) return null;
  return (
    <p className={className}>
      {cognate && m.word_cognate()}
      {falseFriend !== undefined && m.word_false_friend({ friend: falseFriend })}
    </p>
  );
}
