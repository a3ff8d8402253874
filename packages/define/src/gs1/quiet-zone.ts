/**
 * Width, in modules, of the empty margin of a QR code, without which scanners do not find it: ISO/IEC 18004:2015,
 * 6.3.8. The GS1 General Specifications require the same for a GS1 Digital Link.
 */
export const quietZone = 4
