/** The day by the browser's clock and time zone, such as 2026-11-22; of another moment where one is given. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
