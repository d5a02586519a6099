/** An event of a whole day. */
export type CalendarEvent = {
  /** Stable, so that a second import replaces it. */
  readonly id: string;
  /** ISO 8601, without a time. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
};

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const octets = new TextEncoder();

/** Lines have 75 octets at most; a longer one goes on after a line break and a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let room = 75;
  for (const sign of line) {
    const length = octets.encode(sign).length;
    if (length > room) {
      parts.push(part);
      part = "";
      // The space counts.
      room = 74;
    }
    part += sign;
    room -= length;
  }
  return [...parts, part].join("\r\n ");
}

const compact = (iso: string) => iso.replace(/[-:]/g, "");

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * A calendar as a file of iCalendar (RFC 5545).
 *
 * @param site the host, in the ids
 * @param madeAt ISO 8601, in UTC
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], site: string, madeAt: string): string {
  const stamp = `${compact(madeAt).slice(0, 15)}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site}//watch plan//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, day, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${site}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
