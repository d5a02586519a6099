import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";

type PgBouncer = {
  readonly folder: string;
  readonly port: number;
  readonly server: { readonly port: number };
  readonly database: string;
  readonly roles: readonly string[];
};

/** As in docs/operating.md; its file's path. */
export function pgbouncerConfig({ folder, port, server, database, roles }: PgBouncer): string {
  const users = path.join(folder, "users.txt");
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(""));
  const limits =
    "set jit = off; set statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000";
  writeFileSync(
    file,
    `[databases]
${database} = host=127.0.0.1 port=${server.port} dbname=${database} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
`,
  );
  for (const each of [folder, file, users]) chmodSync(each, 0o755);
  return file;
}

type Nginx = { readonly folder: string; readonly port: number; readonly sites: readonly number[] };

/** deploy/nginx.conf without TLS, for who is on this machine alone. */
export function nginxConfig({ folder, port, sites }: Nginx): string {
  return `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxied;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site {
${sites.map((site) => `    server 127.0.0.1:${site} fail_timeout=1s;`).join("\n")}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 101m;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Request-Id $request_id;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;
    }
  }
}
`;
}
