/** By what a site under test is known to the OpenID provider of the tests. */
export const openIdClient = { id: "web-client.example", secret: "secret-of-the-web-client" } as const;
