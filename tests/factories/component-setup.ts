import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { queryClient } from "../../src/web/features/accounts/session/queries.ts";
import { userDataStore } from "../../src/web/features/accounts/session/use-user-data.ts";

// What is loaded on a first click takes seconds on a machine that does other things besides.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library sets this, and takes screens down, by itself in the first file only that a thread loads it for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The files of a thread share modules and document, so each test leaves both without a user.
afterEach(() => {
  cleanup();
  queryClient.clear();
  userDataStore().clear();
  localStorage.clear();
  sessionStorage.clear();
  // As another tab's clearing would be told.
  window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
});
