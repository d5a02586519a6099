import { createServer, type ServerResponse } from "node:http";
import { buildWav } from "../factories/wav.ts";

/** Another host, whose players stand in frames. */
export const frameOrigin = "https://player.example";

const seconds = 60;
const silence = buildWav(new Array<number>(16_000 * seconds).fill(0));

/** A video of a minute with a page around it; `fill` shows a line as the player would. */
function playerPage(inside: string, script = ""): string {
  return `<!doctype html><html lang="en"><title>Player</title>
<style nonce="page">body { margin: 0; background: #333 } video { width: 100vw; height: 90vh } .line { position: fixed; bottom: 10vh; left: 30vw; color: white; font-size: 28px }</style>
<video muted>${inside}</video><div id="player"></div>
<script>fetch("/silence.wav").then((file) => file.blob()).then((file) => { document.querySelector("video").src = URL.createObjectURL(file) }); ${script}</script>`;
}

const vtt = `WEBVTT

00:00.000 --> 00:10.000
Could you turn the TV off?

00:10.000 --> 00:20.000
He was a ruthless landlord.
`;

const turkish = `WEBVTT

00:00.000 --> 00:05.000
Bu evde ne kadar zamandır yaşıyorsunuz?

00:05.000 --> 00:10.000
Bilmiyorum ama çok uzun bir zaman oldu.

00:10.000 --> 00:15.000
Neden bana hiçbir şey söylemediniz?

00:15.000 --> 00:20.000
Çünkü sizi üzmek istemedim, inanın bana.
`;

/** How a player puts its lines into the page. */
const players: Readonly<Record<string, string>> = {
  replaced: `window.say = (text) => { document.querySelector("#player").innerHTML =
    '<span class="line atvwebplayersdk-captions-text">' + text.replace("\\n", "<br>") + '</span>' }`,
  appended: `window.say = async (text) => { const line = document.createElement("span");
    line.className = "line atvwebplayersdk-captions-text"; document.querySelector("#player").replaceChildren(line);
    for (const word of text.split(" ")) { line.append(word + " "); await new Promise(requestAnimationFrame) } }`,
  shadow: `const root = document.querySelector("#player").attachShadow({ mode: "open" });
    window.say = (text) => { root.innerHTML = '<p class="atvwebplayersdk-captions-text">' + text + '</p>' }`,
  anew: `window.say = (text) => { clearInterval(window.again); const show = () => {
    document.querySelector("#player").innerHTML = '<span class="line atvwebplayersdk-captions-text">' + text + '</span>' };
    show(); window.again = setInterval(show, 40) }`,
  unknown: `window.say = (text) => { document.querySelector("#player").innerHTML =
    '<div class="css-1x2y3z stage"><div class="line cue-box" style="pointer-events: none"><span class="css-9a8b7c">' + text.replace("\\n", "<br>") + '</span></div></div><div style="position: fixed; inset: 0"></div><h1 style="color: white">A title</h1>' }`,
  unknownShadow: `const root = document.querySelector("#player").attachShadow({ mode: "open" });
    window.say = (text) => { root.innerHTML = '<p class="cue" style="position: fixed; bottom: 20vh; left: 30vw; margin: 0; color: white; font-size: 28px">' + text + '</p>' }`,
};

export type Answer = { readonly contentType: string; readonly body: string | Buffer };

/** Pages that imitate the ways in which players show captions, and what they load. */
export function answerTo(pathname: string): Answer {
  const player = players[pathname.slice(1)];
  if (player !== undefined) return html(playerPage("", player));
  switch (pathname) {
    case "/silence.wav":
      return { contentType: "audio/wav", body: silence };
    case "/en.vtt":
      return { contentType: "text/vtt", body: vtt };
    case "/tr.vtt":
      return { contentType: "text/vtt", body: turkish };
    case "/track":
      return html(playerPage('<track default kind="captions" srclang="en" src="/en.vtt">'));
    case "/framed":
      return html('<!doctype html><title>Framed</title><iframe src="/unknown" width="1000" height="600"></iframe>');
    case "/embedded":
      return html(
        `<!doctype html><title>Embedded</title><iframe src="${frameOrigin}/track" width="1000" height="600"></iframe>`,
      );
    case "/bare":
      return html(playerPage(""));
    case "/turkish":
      return html(playerPage('<track default kind="captions" src="/tr.vtt">'));
    default:
      return html("<!doctype html><title>Empty</title>");
  }
}

function html(body: string): Answer {
  return { contentType: "text/html", body };
}

/** As strict as players' pages are, or stricter: styles of its own alone. */
export const policy = `default-src 'self'; media-src 'self' blob:; script-src 'self' 'unsafe-inline'; frame-src 'self' ${frameOrigin}; style-src 'self' 'nonce-page'; style-src-attr 'unsafe-inline'`;

/** Stands before the site, and remembers all that is asked of it. */
export async function recordingServer(site: string) {
  const asked: string[] = [];
  /** How it behaves: away, or with other answers. */
  const behaviour: { isAway: boolean; alter(body: string): string } = { isAway: false, alter: (body) => body };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      if (behaviour.isAway) {
        response.writeHead(503).end();
        return;
      }
      const { authorization, "content-type": type = "", "user-agent": agent = "" } = request.headers;
      const headers = new Headers({ "content-type": type, "user-agent": agent });
      if (authorization !== undefined) headers.set("authorization", authorization);
      const init = request.method === "POST" ? { method: "POST", body, headers } : { headers };
      forward(`${site}${request.url}`, response, init, behaviour.alter).catch(() => response.writeHead(502).end());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { server, asked, behaviour, url: `http://127.0.0.1:${address.port}` };
}

async function forward(
  url: string,
  response: ServerResponse,
  init: RequestInit,
  alter: (body: string) => string,
): Promise<void> {
  const answer = await fetch(url, init);
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  response.end(alter(await answer.text()));
}
