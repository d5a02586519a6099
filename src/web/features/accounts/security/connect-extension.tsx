import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../session/api.ts";
import { useAction } from "../session/queries.ts";
import styles from "./security.module.css";

/** Before the code in the address that the extension waits for. */
const hashOfCode = "#extension-code=";

/**
 * Lets the browser extension sign in: it has opened this page with its challenge, and reads the code from the page's
 * address. Nothing unless it did.
 */
export function ConnectExtension() {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const challenge = query.get("challenge") ?? "";
  if (hash.startsWith(hashOfCode)) return <Told text={m.security_extension_waiting()} />;
  // It loads the page anew to tell how it went.
  if (query.get("extension") === "connected") return <Told text={m.security_extension_connected()} />;
  if (query.get("extension") === "refused") return <Told text={m.security_extension_refused()} />;
  if (!/^[\w-]{43}$/.test(challenge)) return null;
  return <Consent challenge={challenge} />;
}

function Told({ text }: { readonly text: string }) {
  return (
    <p role="status" className={styles.told}>
      {text}
    </p>
  );
}

function Consent({ challenge }: { readonly challenge: string }) {
  const navigate = useNavigate();
  const connect = useAction(async () => {
    const granted = await api.call("Login/GrantExtension", { body: { challenge } });
    await navigate(`?page=security${hashOfCode}${granted.code}`, { replace: true });
  });
  return (
    <section aria-labelledby="security-extension" className={styles.consent}>
      <h3 id="security-extension">{m.security_extension()}</h3>
      <p>{m.security_extension_text()}</p>
      <p>{m.security_extension_warning()}</p>
      <Button kind="primary" isLoading={connect.isBusy} onClick={connect.run}>
        {m.security_extension_connect()}
      </Button>
      <p role="alert">{connect.problem}</p>
    </section>
  );
}
