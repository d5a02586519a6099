import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTimeOf } from "../../../tests/factories/cpu-time.ts";
import { MessageFramer, ProtocolError, type Unit } from "./message-framer.ts";

function startupPacket(code: number, body = ""): Buffer {
  const packet = Buffer.alloc(8 + body.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(code, 4);
  packet.write(body, 8);
  return packet;
}

function message(type: string, body: string | Buffer = ""): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const startup = startupPacket(196_608, "user\0postgres\0\0");

function unitsOf(chunks: Iterable<Uint8Array>): Unit[] {
  const framer = new MessageFramer();
  return [...chunks].flatMap((chunk) => framer.push(chunk));
}

function kindsAndBytes(units: readonly Unit[]): [string, string][] {
  return units.map(({ kind, bytes }) => [kind, Buffer.from(bytes).toString("latin1")]);
}

describe("before the session has started", () => {
  test("requests for encryption come before the start-up packet", () => {
    const sslRequest = startupPacket(80_877_103);
    const gssRequest = startupPacket(80_877_104);
    const units = unitsOf([Buffer.concat([sslRequest, gssRequest, startup])]);
    expect(units.map(({ kind }) => kind)).toEqual(["encryption-request", "encryption-request", "startup"]);
    expect(Buffer.from(units[2]?.bytes ?? [])).toEqual(startup);
  });

  test("a request to cancel is told apart", () => {
    expect(unitsOf([startupPacket(80_877_102, "12345678")]).map(({ kind }) => kind)).toEqual(["cancel-request"]);
  });

  test("another protocol is refused", () => {
    expect(() => unitsOf([startupPacket(2 << 16)])).toThrow(ProtocolError);
    expect(() => unitsOf([Buffer.from("GET / HTTP/1.1\r\n\r\n")])).toThrow(ProtocolError);
  });
});

describe("in a session", () => {
  const extended = Buffer.concat(["P", "B", "D", "E", "S"].map((type) => message(type, "x".repeat(9))));

  test("messages are kept together until one asks for an answer", () => {
    const units = unitsOf([startup, extended, message("Q", "select 1\0")]);
    expect(kindsAndBytes(units.slice(1))).toEqual([
      ["work", extended.toString("latin1")],
      ["work", message("Q", "select 1\0").toString("latin1")],
    ]);
  });

  test("a flush asks for an answer too", () => {
    expect(unitsOf([startup, message("E"), message("H"), message("S")])).toHaveLength(3);
  });

  test("a good-bye ends it", () => {
    expect(unitsOf([startup, message("X")]).map(({ kind }) => kind)).toEqual(["startup", "terminate"]);
  });

  test("a message shorter than its own length is refused", () => {
    expect(() => unitsOf([startup, Buffer.from([0x51, 0, 0, 0, 3])])).toThrow(ProtocolError);
  });

  test("how the bytes are chunked makes no difference", () => {
    const all = Buffer.concat([startup, extended, message("Q", "a\0"), message("S"), extended, message("X")]);
    const whole = kindsAndBytes(unitsOf([all]));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: all.length })), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), all.length];
        const chunks = edges.slice(1).map((edge, index) => all.subarray(edges[index], edge));
        expect(kindsAndBytes(unitsOf(chunks))).toEqual(whole);
      }),
    );
  });

  test("a message of 64 MB in small chunks is not copied over and over", () => {
    const big = message("Q", Buffer.alloc(64 * 1024 * 1024, 0x61));
    const chunks = [startup, ...Array.from({ length: 4097 }, (_, i) => big.subarray(i * 16_384, (i + 1) * 16_384))];
    let units: Unit[] = [];
    const time = cpuTimeOf(() => {
      units = unitsOf(chunks);
    });
    expect(time).toBeLessThan(2_000);
    expect(units[1]?.bytes).toHaveLength(big.length);
  });
});
