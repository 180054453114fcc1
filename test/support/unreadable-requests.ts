/** The header that every request has. */
export const host = "Host: peerhold.test\r\n";

const get = `GET /healthz HTTP/1.1\r\n${host}`;
/** The start of a request with a body. */
const post = `POST /rest/v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
/** What would be answered to the next user of the connection. */
const smuggled = `GET /rest/v1/users/current_user HTTP/1.1\r\n${host}\r\n`;

/**
 * Bytes that servers interpret differently, or that are more than one request needs; by content.
 */
export const unreadableRequests: readonly (readonly [string, string])[] = [
  [
    "length and chunks",
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    "chunks and length",
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ["two lengths", `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`],
  ["a list of lengths", `${post}Content-Length: 2, 60\r\n\r\n{}${smuggled}`],
  ["a length with a sign", `${post}Content-Length: +2\r\n\r\n{}${smuggled}`],
  ["a length below zero", `${post}Content-Length: -1\r\n\r\n{}${smuggled}`],
  ["a length in another base", `${post}Content-Length: 0x2\r\n\r\n{}${smuggled}`],
  ["a length beyond numbers", `${post}Content-Length: ${"9".repeat(30)}\r\n\r\n{}`],
  ["an unknown coding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
  [
    "chunks that are not last",
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ["a space before the colon", `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ["a header over two lines", `${get}X: a\r\n b\r\n\r\n${smuggled}`],
  ["a header without a name", `${get}: a\r\n\r\n`],
  ["a zero in a header", `${get}X: a\u0000b\r\n\r\n`],
  ["a lone carriage return", `${get}X: a\rY: b\r\n\r\n`],
  ["two hosts", `${get}Host: evil.example\r\n\r\n`],
  ["the same host twice", `${get}${host}\r\n`],
  ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
  ["a size that is no number", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ["a size beyond numbers", `${post}Transfer-Encoding: chunked\r\n\r\n${"F".repeat(20)}\r\n{}\r\n`],
  ["more than the chunk's size", `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}}}\r\n0\r\n\r\n`],
  [
    "a chunk with a tail of 100 kB",
    `${post}Transfer-Encoding: chunked\r\n\r\n2;${"a".repeat(100_000)}\r\n{}\r\n`,
  ],
  [
    "10,000 fields in the query",
    `GET /rest/v1/offers?${"a&".repeat(10_000)} HTTP/1.1\r\n${host}\r\n`,
  ],
  ["3,000 headers", `${get}${"A: b\r\n".repeat(3_000)}\r\n`],
  ["a path of 20 kB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
  ["another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["an unknown method", `HACK /healthz HTTP/1.1\r\n${host}\r\n`],
  ["a version of its own", `GET /healthz HTTP/9.9\r\n${host}\r\n`],
];
