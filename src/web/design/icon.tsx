import sprite from "./icons.svg";

export const iconNames = [
  "search",
  "menu",
  "close",
  "sun",
  "moon",
  "person",
  "star",
  "check",
  "warning",
  "info",
  "chevron",
  "arrow",
  "speaker",
  "eye",
  "eye-off",
  "list",
  "plus",
  "trash",
  "edit",
  "share",
  "download",
  "play",
  "pause",
  "flame",
  "trophy",
  "up",
  "down",
  "first",
] as const;

export type IconName = (typeof iconNames)[number];

/** An icon beside text, or in a button with an accessible name; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
