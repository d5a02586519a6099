import { useState } from "react";
import { isProblem } from "../../features/page/told-problem.ts";
import { useConsoleLanguage } from "../messages.ts";
import { Waiting } from "../parts/answer-parts.tsx";
import { ConfirmArea } from "../parts/confirm.tsx";
import { ToastArea } from "../parts/toasts.tsx";
import { OperatorContext } from "../parts/use-operator.ts";
import { useWaiting } from "../parts/use-waiting.ts";
import { type ConsoleProps, consolePageAt } from "../paths.ts";
import { AgainArea } from "./access/again-area.tsx";
import { RecoveryCodes } from "./access/recovery-codes.tsx";
import { SecondFactor } from "./access/second-factor.tsx";
import { ConsoleFrame } from "./frame/console-frame.tsx";
import styles from "./frame/frame.module.css";
import { UnsavedArea } from "./frame/unsaved-area.tsx";

/** The operator's console, from the second factor on. */
export function Console({ operator, rest }: ConsoleProps) {
  const language = useConsoleLanguage();
  // It says whether the session has passed the second factor, and then how much waits.
  const waiting = useWaiting(consolePageAt(rest) === "overview");
  /** Until they are kept, whatever else is answered meanwhile. */
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const needsSecondFactor = isProblem<"Admin/GetOverview">(waiting.error, "second_factor.required");
  // Whatever else is wrong with it is a matter of the overview alone: the other pages are opened all the same.
  const isIn =
    waiting.data !== undefined ||
    (waiting.error !== null && !isProblem<"Admin/GetOverview">(waiting.error, "unauthorized"));

  return (
    <div className={styles.console} lang={language}>
      {recoveryCodes !== undefined ? (
        <div className={styles.door}>
          <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(undefined)} />
        </div>
      ) : needsSecondFactor ? (
        <div className={styles.door}>
          <SecondFactor
            onConfirmed={async (codes) => {
              setRecoveryCodes(codes);
              await waiting.refetch();
            }}
            onEntered={() => waiting.refetch()}
          />
        </div>
      ) : isIn ? (
        <OperatorContext value={operator}>
          <ConsoleFrame operator={operator} rest={rest} waiting={waiting.data?.waiting} />
        </OperatorContext>
      ) : (
        <div className={styles.door}>
          <Waiting error={waiting.error} retry={() => void waiting.refetch()} />
        </div>
      )}
      <UnsavedArea />
      <ConfirmArea />
      <AgainArea />
      <ToastArea />
    </div>
  );
}
