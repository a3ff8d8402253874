export interface Dimensions {
  width: number
  height: number
}

/** Crop state: zoom factor, and the centre as fractions of the picture's size. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export interface CropBox extends Dimensions {
  left: number
  top: number
}

export const MOST_ZOOM = 5

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/**
 * The cropped part in pixels of the picture. Zoom 1 takes the largest part with the frame's aspect ratio; it never
 * exceeds the picture.
 */
export function cropBox(picture: Dimensions, frame: Dimensions, { zoom, x, y }: Crop): CropBox {
  const shape = frame.width / frame.height
  const width = Math.min(picture.width, picture.height * shape) / zoom
  const height = width / shape
  return {
    width,
    height,
    left: between(x * picture.width - width / 2, picture.width - width),
    top: between(y * picture.height - height / 2, picture.height - height),
  }
}

const between = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0))

/** Moves the picture to the right and down, by fractions of the frame's size, as dragging does. */
export function moveCrop(picture: Dimensions, frame: Dimensions, crop: Crop, right: number, down: number): Crop {
  const box = cropBox(picture, frame, crop)
  const moved = {
    ...crop,
    x: (box.left + box.width * (0.5 - right)) / picture.width,
    y: (box.top + box.height * (0.5 - down)) / picture.height,
  }
  const { left, top, width, height } = cropBox(picture, frame, moved)
  return { ...moved, x: (left + width / 2) / picture.width, y: (top + height / 2) / picture.height }
}

export const zoomCrop = (crop: Crop, zoom: number): Crop => ({ ...crop, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) })

/** Size of the result: the frame's size, but never more pixels than the cropped part has. */
export function outputSize(box: Dimensions, frame: Dimensions): Dimensions {
  const width = Math.min(frame.width, Math.round(box.width))
  return { width, height: Math.round((width * frame.height) / frame.width) }
}
