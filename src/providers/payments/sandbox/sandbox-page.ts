import { createHash } from "node:crypto";
import { sandboxCards } from "./sandbox-cards.ts";

/** The sandbox's order as its page shows it. */
type ShownOrder = { readonly title: string; readonly price: string };

const styles = `body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem;color:#1b2233;background:#faf7f0}
input,button{font:inherit;padding:.6rem;width:100%;box-sizing:border-box;margin:.3rem 0}button{background:#ffd23f;border:0;border-radius:.4rem}
li{font-size:.9rem}code{font-size:.95em}`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox payment</title><style>${styles}</style><main>${body}</main></html>`;
}

export function cardPage({ title, price }: ShownOrder, cardGiven = ""): string {
  const cards = [...sandboxCards].map(([card, { says }]) => `<li><code>${card}</code> ${says}</li>`).join("");
  return page(`<h1>Sandbox payment</h1><p>${escapeHtml(title)}: <b>${escapeHtml(price)}</b>. No money moves here.</p>
<form method="post"><label>Card number <input name="card" inputmode="numeric" autocomplete="off" required value="${escapeHtml(cardGiven)}"></label>
<button>Pay ${escapeHtml(price)}</button></form><ul>${cards}</ul>`);
}

export function secondStepPage({ title, price }: ShownOrder, card: string): string {
  return page(`<h1>Confirm the payment</h1><p>${escapeHtml(title)}: <b>${escapeHtml(price)}</b></p>
<form method="post"><input type="hidden" name="card" value="${escapeHtml(card)}"><button name="confirmed" value="yes">Confirm</button>
<button name="confirmed" value="no">Cancel</button></form>`);
}

const leaveScript = "window.top.location.replace(document.querySelector('a').href)";

/** Leads the window around the frame to a page of the site, as PayTR's frame does. */
export function leavePage(url: string): string {
  return page(`<p><a href="${escapeHtml(url)}" target="_top">Back to the shop</a></p><script>${leaveScript}</script>`);
}

/** The Content-Security-Policy of every page here. */
export const pagePolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash("sha256").update(leaveScript).digest("base64")}'`;

export function messagePage(message: string): string {
  return page(`<h1>Sandbox payment</h1><p>${escapeHtml(message)}</p>`);
}
