/** Administrative systems; a code is valid only within its own. */
export const placeSystems = { '2025': 'Từ 01/7/2025', legacy: 'Trước 01/7/2025' }
