import { useEffect, useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Choice } from "../../../design/choice.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { canShareImages, drawShareCard, type ShareCard, shareImage } from "../../page/share-card.ts";
import { useSite } from "../../page/use-page.ts";
import type { TonightShares } from "../session/quiz-session.ts";
import styles from "./tonight-scene.module.css";

type ShareDialogProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly title: string;
  readonly shares: TonightShares;
  /** Both as text. */
  readonly figures: { readonly before: string; readonly after: string };
  readonly phrases: readonly string[];
};

/** The card as it will be shared. A name is on it only if wished. */
export default function ShareDialog(props: ShareDialogProps) {
  const { isOpen, onClose, title, shares, figures, phrases } = props;
  const { username } = useUserData();
  const site = useSite();
  const [isNamed, setIsNamed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { shareBefore, shareAfter } = shares;
  const figure = `${figures.before} → ${figures.after}`;
  const count = phrases.length;

  useEffect(() => {
    if (!isOpen || canvas.current === null) return;
    const card: ShareCard = {
      siteName: site?.name ?? "",
      address: site === undefined ? "" : new URL(site.publicUrl).host,
      subject: title,
      figure,
      caption: m.tonight_card_words({ count }),
      bar: { from: shareBefore, to: shareAfter },
      words: phrases,
      ...(isNamed && username !== undefined && { name: username }),
    };
    drawShareCard(canvas.current, card).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  }, [isOpen, site, title, figure, count, shareBefore, shareAfter, phrases, isNamed, username]);

  function share() {
    if (canvas.current === null) return;
    shareImage(canvas.current, { fileName: "dizi-okulu.png", text: `${title}: ${figure}` }).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  }

  return (
    <Dialog heading={m.tonight_card()} isOpen={isOpen} onClose={onClose}>
      <canvas ref={canvas} className={styles.card} role="img" aria-label={m.tonight_card_alt({ title, ...figures })} />
      {username !== undefined && (
        <Choice
          kind="switch"
          label={m.tonight_card_name()}
          checked={isNamed}
          onChange={({ target }) => setIsNamed(target.checked)}
        />
      )}
      <p role="alert">{hasFailed && m.tonight_card_failed()}</p>
      <footer>
        <Button onClick={share}>{canShareImages() ? m.tonight_share() : m.tonight_card_download()}</Button>
      </footer>
    </Dialog>
  );
}
