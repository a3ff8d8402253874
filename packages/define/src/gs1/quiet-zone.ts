/**
 * Empty modules on each side of a QR code, without which scanners do not find it: ISO/IEC 18004:2015, 6.3.8. The GS1
 * General Specifications ask for the same of a GS1 Digital Link.
 */
export const quietZone = 4
