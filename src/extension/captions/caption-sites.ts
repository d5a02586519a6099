/** Where a site shows its captions. The pages change; `example` is a piece of one, as the test reads it. */
export type CaptionSite = {
  readonly name: string;
  /** Hosts, with all below them. */
  readonly hosts: readonly string[];
  /** The nodes whose texts are the lines that are shown, in their order. */
  readonly captions: string;
  readonly example: { readonly html: string; readonly lines: string };
  /** Text beside the captions that is none of them. */
  readonly refused: string;
};

/**
 * Each selector was compared with those of public extensions for the site (2026-11-29), not with the site itself, which
 * takes a subscription.
 */
export const captionSites: readonly CaptionSite[] = [
  {
    name: "YouTube",
    hosts: ["youtube.com"],
    captions: ".ytp-caption-window-container .caption-visual-line",
    example: {
      html: '<div class="ytp-caption-window-container"><span class="caption-visual-line"><span class="ytp-caption-segment">Turn it</span></span><span class="caption-visual-line"><span class="ytp-caption-segment">off.</span></span></div>',
      lines: "Turn it\noff.",
    },
    refused: '<div class="ytp-title-text">A title</div>',
  },
  {
    name: "Netflix",
    hosts: ["netflix.com"],
    captions: ".player-timedtext .player-timedtext-text-container",
    example: {
      html: '<div class="player-timedtext"><div class="player-timedtext-text-container"><span>Turn it<br>off.</span></div></div>',
      lines: "Turn it\noff.",
    },
    refused: '<div class="watch-video--evidence-overlay">A title</div>',
  },
  {
    name: "Prime Video",
    hosts: ["primevideo.com", "amazon.com", "amazon.com.tr", "amazon.es", "amazon.co.uk"],
    captions: ".atvwebplayersdk-captions-text",
    example: { html: '<span class="atvwebplayersdk-captions-text">Turn it<br>off.</span>', lines: "Turn it\noff." },
    refused: '<h1 class="atvwebplayersdk-title-text">A title</h1>',
  },
  {
    name: "Disney+",
    hosts: ["disneyplus.com"],
    // The second is of the player that came after the first, and stands in shadow roots.
    captions: ".dss-subtitle-renderer-line, .hive-subtitle-renderer-line",
    example: {
      html: '<div class="hive-subtitle-renderer-cue-window"><span class="hive-subtitle-renderer-line">Turn it</span><span class="hive-subtitle-renderer-line">off.</span></div>',
      lines: "Turn it\noff.",
    },
    refused: '<div class="title-field">A title</div>',
  },
  {
    name: "HBO Max",
    hosts: ["max.com", "hbomax.com"],
    captions: '[data-testid="cueBoxRowTextCue"]',
    example: { html: '<div data-testid="cueBoxRowTextCue">Turn it off.</div>', lines: "Turn it off." },
    refused: '<div data-testid="player-ux-asset-title">A title</div>',
  },
];

/** Undefined for a page of none of them. */
export function captionSiteOf(host: string): CaptionSite | undefined {
  return captionSites.find(({ hosts }) => hosts.some((own) => host === own || host.endsWith(`.${own}`)));
}
