import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { type AdChoice, adChoiceStore, useAdChoice } from "./ad-choice.ts";

export default function AdDialog({ onClose }: { onClose: () => void }) {
  const choice = useAdChoice();
  function choose(isAccepted: boolean) {
    adChoiceStore.choose(isAccepted, new Date());
    onClose();
  }
  return (
    <Dialog heading={m.ads_settings()} isOpen onClose={onClose}>
      <p>{m.ads_settings_text()}</p>
      <p>{choiceText(choice)}</p>
      <footer>
        <Button kind="secondary" onClick={() => choose(true)}>
          {m.ads_accept()}
        </Button>
        <Button kind="secondary" onClick={() => choose(false)}>
          {m.ads_refuse()}
        </Button>
      </footer>
    </Dialog>
  );
}

function choiceText(choice: AdChoice | undefined): string {
  if (choice === undefined) return m.ads_undecided();
  const date = dateText(choice.date);
  return choice.isAccepted ? m.ads_accepted_on({ date }) : m.ads_refused_on({ date });
}
