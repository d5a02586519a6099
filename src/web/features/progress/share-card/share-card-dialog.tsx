import { useEffect, useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Choice } from "../../../design/choice.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { canShareImages, drawShareCard, type ShareCard, shareImage } from "../../page/share-card.ts";
import { useSite } from "../../page/use-page.ts";
import styles from "./share-card-dialog.module.css";

type ShareCardDialogProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** What the card shows of the result; always the same object for the same result. */
  readonly card: Omit<ShareCard, "siteName" | "address" | "name">;
  /** The result in words: for screen readers, and beside the picture where it is shared. */
  readonly text: string;
};

/** The card as it will be shared. A name is on it only if wished. */
export function ShareCardDialog({ isOpen, onClose, card, text }: ShareCardDialogProps) {
  const { username } = useUserData();
  const site = useSite();
  const [isNamed, setIsNamed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!isOpen || canvas.current === null) return;
    const whole: ShareCard = {
      ...card,
      siteName: site?.name ?? "",
      address: site === undefined ? "" : new URL(site.publicUrl).host,
      ...(isNamed && username !== undefined && { name: username }),
    };
    drawShareCard(canvas.current, whole).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  }, [isOpen, card, site, isNamed, username]);

  function share() {
    if (canvas.current === null) return;
    shareImage(canvas.current, { fileName: "dizi-okulu.png", text }).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  }

  return (
    <Dialog heading={m.tonight_card()} isOpen={isOpen} onClose={onClose}>
      <canvas ref={canvas} className={styles.card} role="img" aria-label={text} />
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
