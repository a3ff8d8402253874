export const genders = { male: 'Nam', female: 'Nữ', other: 'Khác' }
