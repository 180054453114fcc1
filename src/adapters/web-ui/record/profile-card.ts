import { encode } from "uqr";

/** What the picture of a profile says. */
interface ProfileCard {
  readonly username: string;
  /** The record, a line each. */
  readonly lines: readonly string[];
  readonly link: string;
  readonly brand: string;
}

/** The size that messengers and networks show uncut, in pixels of the picture. */
const width = 1200;
const height = 630;
const margin = 80;
const codeSize = 380;

/** The picture leaves the page, so its colours are the same in both themes. */
const colors = { ground: "#ffffff", text: "#0f1b2d", quiet: "#4b5a70", accent: "#0f6b64" };

/** Draws a profile as a picture: name, record, address and its QR code. */
export function drawProfileCard(canvas: HTMLCanvasElement, card: ProfileCard): void {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colors.accent;
  pen.fillRect(0, 0, width, margin / 4);
  const room = width - codeSize - margin * 3;
  write(pen, card.brand, { y: 130, size: 40, color: colors.accent, room });
  write(pen, card.username, { y: 270, size: 72, color: colors.text, room });
  for (const [at, line] of card.lines.entries()) {
    write(pen, line, { y: 350 + at * 56, size: 38, color: colors.quiet, room });
  }
  write(pen, card.link.replace(/^https?:\/\//, ""), {
    y: height - margin,
    size: 30,
    color: colors.quiet,
    room,
    // Right to left, the name would come before the address of the site.
    direction: "ltr",
  });
  drawCode(pen, card.link, width - codeSize - margin, (height - codeSize) / 2);
}

interface Style {
  readonly y: number;
  readonly size: number;
  readonly color: string;
  /** Longer words are squeezed into it. */
  readonly room: number;
  /** By default that of the page. */
  readonly direction?: CanvasDirection;
}

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  { y, size, color, room, direction = "inherit" }: Style,
): void {
  pen.font = `600 ${size}px Inter, system-ui, sans-serif`;
  pen.fillStyle = color;
  // Where pages run right to left, text would begin at the left edge and run out of the picture.
  pen.textAlign = "left";
  pen.direction = direction;
  pen.fillText(words, margin, y, room);
}

function drawCode(pen: CanvasRenderingContext2D, text: string, left: number, top: number): void {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const cell = codeSize / size;
  pen.fillStyle = colors.text;
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(left + x * cell, top + y * cell, Math.ceil(cell), Math.ceil(cell));
    }
  }
}
