import { useMemo } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { ShareCardDialog } from "../../progress/share-card/share-card-dialog.tsx";
import type { TonightShares } from "../session/quiz-session.ts";

type ShareDialogProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly title: string;
  readonly shares: TonightShares;
  /** Both as text. */
  readonly figures: { readonly before: string; readonly after: string };
  readonly phrases: readonly string[];
};

/** The card of tonight's quiz. */
export default function ShareDialog({ isOpen, onClose, title, shares, figures, phrases }: ShareDialogProps) {
  const { shareBefore, shareAfter } = shares;
  const figure = `${figures.before} → ${figures.after}`;
  const count = phrases.length;
  const card = useMemo(
    () => ({
      subject: title,
      figure,
      caption: m.tonight_card_words({ count }),
      bar: { from: shareBefore, to: shareAfter },
      words: phrases,
    }),
    [title, figure, count, shareBefore, shareAfter, phrases],
  );
  return (
    <ShareCardDialog isOpen={isOpen} onClose={onClose} card={card} text={m.tonight_card_alt({ title, ...figures })} />
  );
}
