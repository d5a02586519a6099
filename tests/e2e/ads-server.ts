import { createServer } from "node:http";

/** In the place of an advertising network: its page says what it was told. */
createServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  const { searchParams } = new URL(request.url ?? "/", "http://ads");
  const told = [...searchParams].map(([name, value]) => `${name} is ${value}`).join(", ");
  response.end(`<!doctype html><html lang="en"><title>Advertisement</title><p>Buy socks; ${told}</p></html>`);
}).listen(Number(process.env.E2E_ADS_PORT), "127.0.0.1");
