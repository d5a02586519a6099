/** The page's colour in both themes, for what the browser draws around it; `--page` in ui/styles/tokens.css. */
export const themeColors = { light: "#fbf6ec", dark: "#10161f" } as const;
