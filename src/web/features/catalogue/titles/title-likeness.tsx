import type { Movie, Series } from "../../../../contract/catalogue.ts";
import { isTooShortToRate } from "../../../../domain/catalogue/difficulty.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";

export type LikeTitle = Pick<Series | Movie, "difficultyFor" | "cognateWords" | "falseFriendWords" | "runningWords">;

/** How many words of a title the reader's language has too, and what that does to its level. */
export function TitleLikeness({ title }: { readonly title: LikeTitle }) {
  const locale = useLocale();
  const { difficultyFor, cognateWords, falseFriendWords } = title;
  const [cognates, misleading] = [cognateWords[locale], falseFriendWords[locale]];
  if (cognates + misleading === 0) return null;
  const isRated = !isTooShortToRate(title);
  const isEasier = isRated && difficultyFor[locale] < difficultyFor.en;
  return (
    <p className="note">
      {cognates > 0 && (isEasier ? m.title_easier({ count: cognates }) : m.title_alike({ count: cognates }))}{" "}
      {misleading > 0 && m.title_misleading({ count: misleading })} {isRated && m.title_likeness_how()}
    </p>
  );
}
