import type { FastifyInstance } from "fastify";
import type { SignedInUser } from "./signed-in-user.ts";
import type { createAuthenticator, Misbehaviour } from "./software-authenticator.ts";

type Authenticator = ReturnType<typeof createAuthenticator>;

/** Calls of an API's passkeys, as one browser makes them: with its cookie. */
export function passkeyBrowser(app: FastifyInstance) {
  let cookie = "";

  async function call(name: string, payload: object, user?: SignedInUser) {
    const headers = { ...user?.headers, ...(cookie !== "" && { cookie }) };
    const answer = await app.inject({ method: "POST", url: `/api/${name}`, headers, payload });
    const set = answer.cookies.find((each) => each.name === "do_passkey");
    if (set !== undefined) cookie = set.value === "" ? "" : `do_passkey=${set.value}`;
    return answer;
  }

  return {
    call,
    cookie: () => cookie,

    /** A response to fresh options of a sign-in. */
    async use(authenticator: Authenticator, wrong: Misbehaviour = {}) {
      const options = await call("Passkey/StartSignIn", {});
      return authenticator.get(options.json(), wrong);
    },

    /** The answer of adding a passkey. */
    async add(user: SignedInUser, authenticator: Authenticator, { name = "Telefon", wrong = {}, proof = {} } = {}) {
      const options = await call("Passkey/StartRegistration", { password: user.password, ...proof }, user);
      if (options.statusCode !== 200) return options;
      const response = authenticator.create(options.json(), wrong);
      return await call("Passkey/FinishRegistration", { ...response, name }, user);
    },
  };
}
