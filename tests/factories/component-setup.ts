import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is loaded on a first click takes seconds on a machine that does other things besides.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does both by itself in the first file only that a thread loads it for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
