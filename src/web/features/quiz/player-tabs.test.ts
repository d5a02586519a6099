import { afterEach, expect, test } from "vitest";
import { openPlayerTabs, type PlayerTabs } from "./player-tabs.ts";

const open: PlayerTabs[] = [];
afterEach(() => {
  for (const tabs of open.splice(0)) tabs.close();
});

function openTab(own: string, isPlaying = false) {
  const tab = { isPlaying, handedOver: 0, tabs: undefined as PlayerTabs | undefined };
  tab.tabs = openPlayerTabs(
    own,
    () => tab.isPlaying,
    () => {
      tab.handedOver += 1;
      tab.isPlaying = false;
    },
  );
  open.push(tab.tabs);
  return { ...tab, state: tab, tabs: tab.tabs };
}

test("a tab that plays says so to others; one that does not, or is gone, is not waited for long", async () => {
  openTab("a", true);
  openTab("b");
  const { tabs } = openTab("c");
  expect(await tabs.isPlaying("a")).toBe(true);
  expect(await tabs.isPlaying("b")).toBe(false);
  expect(await tabs.isPlaying("gone")).toBe(false);
});

test("it hands its quiz over once, before the other goes on", async () => {
  const playing = openTab("a", true);
  const { tabs } = openTab("b");
  await tabs.askForQuiz();
  expect(playing.state.handedOver).toBe(1);
  await tabs.askForQuiz();
  expect(playing.state.handedOver).toBe(1);
});
