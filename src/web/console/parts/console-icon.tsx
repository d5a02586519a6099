/** Icons that the console alone has, on the grid of design/icons.svg: that file is part of every page. */
const paths = {
  overview: "M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z",
  titles: "M4 5h16v14H4zM4 9h16M8 5v4M14 5v4M4 15h16",
  brought: "M12 20V9m0 0 4 4m-4-4-4 4M4 8V4h16v4",
  imports: "M12 4v11m0 0 4-4m-4 4-4-4M4 16v4h16v-4",
  lexicon: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6",
  reports: "M5 21V4h12l-2 4 2 4H5",
  polls: "M5 20v-7M12 20V4M19 20v-10",
  coupons: "M4 8h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM10 8v10",
  prizes: "M8 4h8v5a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4M16 6h4v1a4 4 0 0 1-4 4M12 13v4M8 20h8",
  flags: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM12 8v5M12 16v.2",
  messages: "M4 6h16v12H4zM4 7l8 6 8-6",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.500a3.5 3.5 0 0 1 0 6M17 14c2.5.5 4 2.5 4 6",
  money: "M4 20V10M10 20V4M16 20v-7M3 20h18",
  payments: "M3 6h18v12H3zM3 10h18M7 15h4",
  health: "M3 12h4l3-8 4 16 3-8h4",
  audit: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h3",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  back: "M19 12H5m0 0 6-6m-6 6 6 6",
  retry: "M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13-3M5 14a7.5 7.5 0 0 0 13 3",
  folder: "M3 6h6l2 2h10v11H3z",
} as const;

export type ConsoleIconName = keyof typeof paths;

/** An icon beside text, or in a button with an accessible name; hidden from screen readers. */
export function ConsoleIcon({ name }: { name: ConsoleIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
