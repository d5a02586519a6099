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

/** A sign beside words, or in a button that has a name of its own; screen readers pass over it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
