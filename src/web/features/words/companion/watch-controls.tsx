import { type FormEvent, useState } from "react";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { Button } from "../../../design/button.tsx";
import { TextField } from "../../../design/field.tsx";
import { Icon } from "../../../design/icon.tsx";
import { takeFocus } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { parseClock } from "./watch-clock.ts";
import styles from "./watch-controls.module.css";

type WatchControlsProps = {
  readonly position: number;
  readonly end: number;
  readonly isRunning: boolean;
  /** Nothing was started yet. */
  readonly isFresh: boolean;
  readonly isOver: boolean;
  readonly jumpSeconds: number;
  onToggle(): void;
  onRestart(): void;
  onMove(position: number): void;
  onJump(seconds: number): void;
};

/** The clock: it goes, stands, and can be set to what the player shows. */
export function WatchControls(props: WatchControlsProps) {
  const { position, end, isRunning, isFresh, isOver, jumpSeconds, onToggle, onRestart, onMove, onJump } = props;
  const [isSetting, setIsSetting] = useState(false);
  return (
    <div className={styles.controls}>
      <div className={styles.time}>
        <output className={styles.clock} aria-live="off">
          {clockText(position)}
        </output>
        <input
          type="range"
          min={0}
          max={end}
          value={position}
          aria-label={m.companion_position()}
          aria-valuetext={clockText(position)}
          onChange={({ target }) => onMove(Number(target.value))}
        />
        <span>{clockText(end)}</span>
      </div>
      {isSetting && (
        <SetClock
          onSet={(to) => {
            onMove(to);
            setIsSetting(false);
          }}
        />
      )}
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={() => onJump(-jumpSeconds)}>
          −{jumpSeconds} <span className="visually-hidden">{m.companion_back()}</span>
        </Button>
        {isOver ? (
          <Button kind="secondary" onClick={onRestart}>
            {m.companion_again()}
          </Button>
        ) : (
          <Button kind={isRunning ? "secondary" : "primary"} onClick={onToggle}>
            <Icon name={isRunning ? "pause" : "play"} />
            {isRunning ? m.companion_pause() : isFresh ? m.companion_start() : m.companion_go_on()}
          </Button>
        )}
        <Button kind="secondary" onClick={() => onJump(jumpSeconds)}>
          +{jumpSeconds} <span className="visually-hidden">{m.companion_forward()}</span>
        </Button>
        <Button kind="quiet" aria-expanded={isSetting} onClick={() => setIsSetting(!isSetting)}>
          {m.companion_set_open()}
        </Button>
      </div>
    </div>
  );
}

function SetClock({ onSet }: { onSet(position: number): void }) {
  const [text, setText] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const position = parseClock(text);
    if (position === undefined) setIsWrong(true);
    else onSet(position);
  }

  return (
    <form className={styles.set} onSubmit={submit} noValidate>
      <TextField
        label={m.companion_set_label()}
        hint={m.companion_set_hint()}
        error={isWrong ? m.companion_set_wrong() : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        ref={takeFocus}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="secondary">
        {m.companion_set()}
      </Button>
    </form>
  );
}
