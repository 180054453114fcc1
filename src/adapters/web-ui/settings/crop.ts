/** Which square of an image is taken. */
export interface Crop {
  /** 1: the largest square that fits. */
  readonly zoom: number;
  /** The middle of the square, as parts (0 to 1) of the way that it can go. */
  readonly x: number;
  readonly y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

export const mostZoom = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square in pixels of the image. */
export function squareIn({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the image was pulled by so many parts of the square's side. */
export function pulled(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareIn(size, crop);
  const moved = (part: number, way: number, by: number) =>
    way <= 0 ? part : Math.min(1, Math.max(0, part - (by * side) / way));
  return {
    zoom: crop.zoom,
    x: moved(crop.x, size.width - side, right),
    y: moved(crop.y, size.height - side, down),
  };
}
