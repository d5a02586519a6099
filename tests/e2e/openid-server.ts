import { startOpenIdProvider } from "../factories/openid-provider.ts";

const { E2E_OPENID_PORT, E2E_ORIGIN } = process.env;
await startOpenIdProvider([], `${E2E_ORIGIN}/api/Login/GoogleCallback`, Number(E2E_OPENID_PORT));
