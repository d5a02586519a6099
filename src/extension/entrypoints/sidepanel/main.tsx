import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../../../web/design/styles/tokens.css";
import "../../../web/design/styles/base.css";
import "../../../web/design/styles/controls.css";
import "./panel.css";
import { getLocale } from "../../../web/i18n/generated/runtime.js";
import { setBrowserLanguage } from "../../texts.ts";
import { Panel } from "./panel.tsx";

setBrowserLanguage();
document.documentElement.lang = getLocale();
const root = document.querySelector("#root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
}
