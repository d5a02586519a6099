import { IconButton } from "../../design/button.tsx";

type OrderButtonsProps<Draft> = {
  readonly drafts: readonly Draft[];
  readonly index: number;
  readonly onChange: (drafts: readonly Draft[]) => void;
  /** Names of the buttons, by the place that their draft has, from 1. */
  readonly texts: Readonly<Record<"up" | "down" | "remove", (place: number) => string>>;
  readonly canRemove?: boolean;
  /** Why it cannot be removed. */
  readonly removeHint?: string | undefined;
};

/** Moves one of several drafts up or down, or takes it out. */
export function OrderButtons<Draft>(props: OrderButtonsProps<Draft>) {
  const { drafts, index, onChange, texts, canRemove = true, removeHint } = props;
  const place = index + 1;
  return (
    <>
      <IconButton
        icon="up"
        label={texts.up(place)}
        disabled={index === 0}
        onClick={() => onChange(swapped(drafts, index - 1))}
      />
      <IconButton
        icon="down"
        label={texts.down(place)}
        disabled={place === drafts.length}
        onClick={() => onChange(swapped(drafts, index))}
      />
      <IconButton
        icon="close"
        label={texts.remove(place)}
        title={removeHint}
        disabled={!canRemove}
        onClick={() => onChange(drafts.toSpliced(index, 1))}
      />
    </>
  );
}

/** With the draft at the index and the one after it in each other's places. */
function swapped<Draft>(drafts: readonly Draft[], index: number): readonly Draft[] {
  return drafts.toSpliced(index, 2, ...drafts.slice(index, index + 2).toReversed());
}
