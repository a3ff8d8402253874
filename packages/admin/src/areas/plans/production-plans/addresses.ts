export const resultAddress = (planId: number): string => `/admin/production-plan/publish/result/${planId}`
export const productAddress = (planId: number, productId: number): string =>
  `/admin/production-plan/publish/detail/${planId}/product/${productId}`
