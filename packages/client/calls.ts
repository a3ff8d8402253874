// Written from the API document by `npm run client`; what is changed by hand here is lost.

export interface Manufacture {
  id: number
  version: number
  created_at: string
  updated_at: string
  logo: string | null
  code: string | null
  name: string
  short_name: string | null
  foreign_name: string | null
  slug: string | null
  manufacturing_form_id: number
  manufacturing_form: Named | null
  manufacturing_sector_ids: number[]
  manufacturing_sectors: Named[]
  tax_code: string | null
  business_license_no: string | null
  business_license_date: string | null
  business_license_place: string | null
  representative_name: string
  representative_title: string | null
  representative_id_no: string | null
  phone: string
  email: string | null
  website: string | null
  fax: string | null
  address: string | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  old_district_id: number | null
  old_district: Named | null
  old_ward_id: number | null
  old_ward: Named | null
  latitude: number | null
  longitude: number | null
  gln: string | null
  gs1_company_prefix: string | null
  packing_house_code: string | null
  food_safety_cert_no: string | null
  food_safety_cert_issued_at: string | null
  food_safety_cert_expires_at: string | null
  food_safety_grade: 'A' | 'B' | 'C' | null
  established_year: number | null
  employee_count: number | null
  member_count: number | null
  total_acreage: number | null
  images: { url: string; caption?: string }[]
  video_url: string | null
  introduction: string | null
  description?: string | null
  certificates?: { id: number; certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'; number: string; issuer: string; scope: string | null; issued_at: string; expires_at: string | null; file: string | null; approval_status: 'pending' | 'approved' | 'rejected'; approved_by: number | null; approved_by_user: Named | null; approved_at: string | null; reject_reason: string | null; approved_values: {  } | null; has_changes: boolean }[]
  product_count: number
  area_count: number
  is_active: boolean
  suspend_reason: string | null
  is_highlight: boolean
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
  approved_values?: {  } | null
  has_changes: boolean
}

export interface Manufactures {
  entries: Manufacture[]
  pagination: Pagination
}

export interface ManufactureForm {
  logo?: string | null
  name: string
  short_name?: string | null
  foreign_name?: string | null
  slug?: string | null
  manufacturing_form_id: number
  manufacturing_sector_ids: number[]
  tax_code?: string | null
  business_license_no?: string | null
  business_license_date?: string | null
  business_license_place?: string | null
  representative_name: string
  representative_title?: string | null
  representative_id_no?: string | null
  phone: string
  email?: string | null
  website?: string | null
  fax?: string | null
  address?: string | null
  province_id: number
  ward_id: number
  old_district_id?: number | null
  old_ward_id?: number | null
  latitude?: number | null
  longitude?: number | null
  gln?: string | null
  gs1_company_prefix?: string | null
  packing_house_code?: string | null
  food_safety_cert_no?: string | null
  food_safety_cert_issued_at?: string | null
  food_safety_cert_expires_at?: string | null
  food_safety_grade?: 'A' | 'B' | 'C' | null
  established_year?: number | null
  employee_count?: number | null
  member_count?: number | null
  total_acreage?: number | null
  images?: { url: string; caption?: string }[] | null
  video_url?: string | null
  introduction?: string | null
  description?: string | null
  certificates?: { id?: number; certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'; number: string; issuer: string; scope?: string | null; issued_at: string; expires_at?: string | null; file?: string | null }[] | null
  version?: number
}

export interface MaterialArea {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  area_type: 'production' | 'raw_material' | 'processing_site'
  manufacture_id: number
  manufacture: Named | null
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  plant_id: number | null
  plant: Named | null
  animal_id: number | null
  animal: Named | null
  seafood_id: number | null
  seafood: Named | null
  variety: string | null
  farming_form_id: number | null
  farming_form: Named | null
  acreage: number
  water_surface: number | null
  cage_count: number | null
  pond_count: number | null
  barn_count: number | null
  capacity: number | null
  capacity_unit_id: number | null
  capacity_unit: Named | null
  household_count: number | null
  puc_code: string | null
  code_system: 'domestic' | 'export' | null
  puc_status: 'none' | 'requested' | 'active' | 'suspended' | 'cancelled'
  puc_issued_at: string | null
  puc_market: string | null
  facility_code: string | null
  gln: string | null
  location_code: string | null
  address: string | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  old_district_id: number | null
  old_district: Named | null
  old_ward_id: number | null
  old_ward: Named | null
  latitude: number | null
  longitude: number | null
  boundary?: Record<string, unknown> | null
  computed_area: number | null
  soil_test_at: string | null
  soil_result: 'pass' | 'fail' | null
  water_test_at: string | null
  water_result: 'pass' | 'fail' | null
  images: { url: string; caption?: string }[]
  map_file: string | null
  description: string | null
  manager_labor_id: number | null
  manager_labor: Named | null
  households?: { id: number; labor_id: number; labor: Named | null; parcel_no: string | null; acreage: number; note: string | null }[]
  certificates?: { id: number; certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'; number: string; issuer: string; scope: string | null; issued_at: string; expires_at: string | null; file: string | null; approval_status: 'pending' | 'approved' | 'rejected'; approved_by: number | null; approved_by_user: Named | null; approved_at: string | null; reject_reason: string | null; approved_values: {  } | null; has_changes: boolean }[]
  is_active: boolean
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
  approved_values?: {  } | null
  has_changes: boolean
}

export interface MaterialAreas {
  entries: MaterialArea[]
  pagination: Pagination
}

export interface MaterialAreaForm {
  name: string
  area_type: 'production' | 'raw_material' | 'processing_site'
  manufacture_id: number
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  plant_id?: number | null
  animal_id?: number | null
  seafood_id?: number | null
  variety?: string | null
  farming_form_id?: number | null
  acreage: number
  water_surface?: number | null
  cage_count?: number | null
  pond_count?: number | null
  barn_count?: number | null
  capacity?: number | null
  capacity_unit_id?: number | null
  household_count?: number | null
  puc_code?: string | null
  code_system?: 'domestic' | 'export' | null
  puc_issued_at?: string | null
  puc_market?: string | null
  facility_code?: string | null
  gln?: string | null
  address?: string | null
  province_id: number
  ward_id: number
  old_district_id?: number | null
  old_ward_id?: number | null
  latitude?: number | null
  longitude?: number | null
  boundary?: Record<string, unknown> | null
  soil_test_at?: string | null
  soil_result?: 'pass' | 'fail' | null
  water_test_at?: string | null
  water_result?: 'pass' | 'fail' | null
  images?: { url: string; caption?: string }[] | null
  map_file?: string | null
  description?: string | null
  manager_labor_id?: number | null
  households?: { id?: number; labor_id: number; parcel_no?: string | null; acreage: number; note?: string | null }[] | null
  certificates?: { id?: number; certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'; number: string; issuer: string; scope?: string | null; issued_at: string; expires_at?: string | null; file?: string | null }[] | null
  version?: number
}

export interface Product {
  id: number
  version: number
  created_at: string
  updated_at: string
  images: { url: string; caption?: string }[]
  code: string | null
  name: string
  slug: string | null
  manufacture_id: number
  manufacture: Named | null
  product_group_id: number
  product_group: Named | null
  category_id: number | null
  category: Named | null
  product_unit_id: number
  product_unit: Named | null
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing' | null
  plant_id: number | null
  plant: Named | null
  animal_id: number | null
  animal: Named | null
  seafood_id: number | null
  seafood: Named | null
  price: number | null
  gtin: string | null
  brand: string | null
  model_code: string | null
  packaging: string | null
  net_weight: number | null
  net_weight_unit_id: number | null
  net_weight_unit: Named | null
  ingredients: string | null
  usage_guide: string | null
  storage_condition: string | null
  shelf_life_days: number | null
  safety_warning: string | null
  origin_place: string | null
  applied_standards?: { code: string; name?: string | null; file?: string | null }[]
  self_declaration_no: string | null
  ocop_star: number | null
  ocop_year: number | null
  ocop_decision_no: string | null
  ocop_expires_at: string | null
  gi_name: string | null
  default_process_id: number | null
  default_process: Named | null
  description?: string | null
  seasons: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12')[]
  certificates?: { id: number; certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'; number: string; issuer: string; scope: string | null; issued_at: string; expires_at: string | null; file: string | null; approval_status: 'pending' | 'approved' | 'rejected'; approved_by: number | null; approved_by_user: Named | null; approved_at: string | null; reject_reason: string | null; approved_values: {  } | null; has_changes: boolean }[]
  is_active: boolean
  is_highlight: boolean
  is_highlight_app: boolean
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
  approved_values?: {  } | null
  has_changes: boolean
}

export interface Products {
  entries: Product[]
  pagination: Pagination
}

export interface ProductForm {
  images: { url: string; caption?: string }[]
  name: string
  slug?: string | null
  manufacture_id: number
  product_group_id: number
  category_id?: number | null
  product_unit_id: number
  plant_id?: number | null
  animal_id?: number | null
  seafood_id?: number | null
  price?: number | null
  gtin?: string | null
  brand?: string | null
  model_code?: string | null
  packaging?: string | null
  net_weight?: number | null
  net_weight_unit_id?: number | null
  ingredients?: string | null
  usage_guide?: string | null
  storage_condition?: string | null
  shelf_life_days?: number | null
  safety_warning?: string | null
  origin_place?: string | null
  applied_standards?: { code: string; name?: string | null; file?: string | null }[] | null
  self_declaration_no?: string | null
  ocop_star?: number | null
  ocop_year?: number | null
  ocop_decision_no?: string | null
  ocop_expires_at?: string | null
  gi_name?: string | null
  default_process_id?: number | null
  description?: string | null
  seasons?: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12')[] | null
  certificates?: { id?: number; certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'; number: string; issuer: string; scope?: string | null; issued_at: string; expires_at?: string | null; file?: string | null }[] | null
  version?: number
}

export interface Certificate {
  id: number
  version: number
  created_at: string
  updated_at: string
  certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'
  number: string
  issuer: string
  scope: string | null
  issued_at: string
  expires_at: string | null
  file: string | null
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
  approved_values?: {  } | null
  has_changes: boolean
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  material_area_id: number | null
  material_area: Named | null
}

export interface Certificates {
  entries: Certificate[]
  pagination: Pagination
}

export interface Distributor {
  id: number
  version: number
  created_at: string
  updated_at: string
  image: string | null
  code: string | null
  name: string
  type: 'supermarket' | 'store' | 'market' | 'agent' | 'exporter' | 'ecommerce' | 'restaurant'
  tax_code: string | null
  gln: string | null
  contact_person: string | null
  phone: string | null
  email: string | null
  website: string | null
  address: string | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  old_district_id: number | null
  old_district: Named | null
  old_ward_id: number | null
  old_ward: Named | null
  latitude: number | null
  longitude: number | null
  manufacture_ids: number[]
  manufactures: Named[]
  opening_hours: string | null
  description: string | null
  trace_count: number
  is_active: boolean
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
  approved_values?: {  } | null
  has_changes: boolean
}

export interface Distributors {
  entries: Distributor[]
  pagination: Pagination
}

export interface DistributorForm {
  image?: string | null
  name: string
  type: 'supermarket' | 'store' | 'market' | 'agent' | 'exporter' | 'ecommerce' | 'restaurant'
  tax_code?: string | null
  gln?: string | null
  contact_person?: string | null
  phone?: string | null
  email?: string | null
  website?: string | null
  address?: string | null
  province_id: number
  ward_id: number
  old_district_id?: number | null
  old_ward_id?: number | null
  latitude?: number | null
  longitude?: number | null
  manufacture_ids?: number[] | null
  opening_hours?: string | null
  description?: string | null
  version?: number
}

export interface Shipping {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  shipping_method_id: number
  shipping_method: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  company_tax_code: string | null
  driver_name: string | null
  vehicle_plate: string | null
  phone: string
  email: string | null
  website: string | null
  address: string | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  old_district_id: number | null
  old_district: Named | null
  old_ward_id: number | null
  old_ward: Named | null
  latitude: number | null
  longitude: number | null
  capacity_kg: number | null
  cold_chain_note: string | null
  certificate_no: string | null
  description: string | null
  is_active: boolean
}

export interface Shippings {
  entries: Shipping[]
  pagination: Pagination
}

export interface ShippingForm {
  name: string
  shipping_method_id: number
  manufacture_id?: number | null
  company_tax_code?: string | null
  driver_name?: string | null
  vehicle_plate?: string | null
  phone: string
  email?: string | null
  website?: string | null
  address?: string | null
  province_id: number
  ward_id: number
  old_district_id?: number | null
  old_ward_id?: number | null
  latitude?: number | null
  longitude?: number | null
  capacity_kg?: number | null
  cold_chain_note?: string | null
  certificate_no?: string | null
  description?: string | null
  version?: number
}

export interface Process {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  product_group_id: number | null
  product_group: Named | null
  plant_id: number | null
  plant: Named | null
  animal_id: number | null
  animal: Named | null
  seafood_id: number | null
  seafood: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  standard: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other' | null
  total_days: number | null
  description: string | null
  document: string | null
  version_number: number | null
  parent_id: number | null
  parent: Named | null
  process_stages?: { id: number; stage_id: number; stage: Named | null; sort_order: number | null; day_from: number | null; day_to: number | null; is_required: boolean; is_traceable: boolean; note: string | null }[]
  stage_count: number
  status: 'draft' | 'active' | 'archived'
}

export interface Processes {
  entries: Process[]
  pagination: Pagination
}

export interface ProcessForm {
  name: string
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  product_group_id?: number | null
  plant_id?: number | null
  animal_id?: number | null
  seafood_id?: number | null
  manufacture_id?: number | null
  standard?: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other' | null
  total_days?: number | null
  description?: string | null
  document?: string | null
  process_stages?: { id?: number; stage_id: number; sort_order?: number | null; day_from?: number | null; day_to?: number | null; is_required?: boolean | null; is_traceable?: boolean | null; note?: string | null }[] | null
  version?: number
}

export interface Stage {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  activity_type: 'land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other'
  description?: string | null
  image: string | null
  is_traceable_default: boolean
  required_fields: ('ph' | 'do_mg_l' | 'salinity_ppt' | 'temperature_c' | 'transparency_cm' | 'alkalinity' | 'nh3' | 'no2' | 'h2s' | 'feed_code' | 'protein_pct' | 'total_kg' | 'avg_weight_g' | 'count' | 'size_g' | 'density_m2' | 'supplier' | 'quarantine_no' | 'vaccine' | 'age_days' | 'head_count' | 'dose' | 'disease' | 'drug' | 'route' | 'cause' | 'handling' | 'parcel' | 'quality' | 'buyer' | 'place' | 'water_source' | 'lab' | 'sample_no' | 'result' | 'file')[]
  sort_order: number | null
  is_active: boolean
  process_count: number
}

export interface Stages {
  entries: Stage[]
  pagination: Pagination
}

export interface StageForm {
  name: string
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  activity_type: 'land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other'
  description?: string | null
  image?: string | null
  is_traceable_default?: boolean | null
  required_fields?: ('ph' | 'do_mg_l' | 'salinity_ppt' | 'temperature_c' | 'transparency_cm' | 'alkalinity' | 'nh3' | 'no2' | 'h2s' | 'feed_code' | 'protein_pct' | 'total_kg' | 'avg_weight_g' | 'count' | 'size_g' | 'density_m2' | 'supplier' | 'quarantine_no' | 'vaccine' | 'age_days' | 'head_count' | 'dose' | 'disease' | 'drug' | 'route' | 'cause' | 'handling' | 'parcel' | 'quality' | 'buyer' | 'place' | 'water_source' | 'lab' | 'sample_no' | 'result' | 'file')[] | null
  sort_order?: number | null
  version?: number
}

export interface Batch {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  manufacture_id: number
  manufacture: Named | null
  product_id: number
  product: Named | null
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing' | null
  process_id: number
  process: Named | null
  material_area_id: number
  material_area: Named | null
  farming_form_id: number | null
  farming_form: Named | null
  season: string | null
  start_date: string
  expected_harvest_date: string | null
  actual_harvest_date: string | null
  acreage_used: number | null
  expected_quantity: number
  actual_quantity: number | null
  remaining_quantity: number | null
  product_unit_id: number
  product_unit: Named | null
  price: number | null
  seed_source: string | null
  seed_lot: string | null
  seed_quantity: string | null
  seed_certificate_no: string | null
  density: number | null
  head_count_start: number | null
  avg_weight_start: number | null
  stocking_count: number | null
  stocking_size: string | null
  pond_code: string | null
  source_batches?: { id: number; source_batch_id: number; source_batch: Named | null; quantity: number }[]
  supplier_note: string | null
  labor_ids: number[]
  labors: Named[]
  images: { url: string; caption?: string }[]
  note: string | null
  progress: number | null
  status: 'planned' | 'in_production' | 'harvested' | 'closed' | 'cancelled' | 'recalled'
  cancel_reason: string | null
}

export interface Batches {
  entries: Batch[]
  pagination: Pagination
}

export interface BatchForm {
  code?: string | null
  name: string
  manufacture_id: number
  product_id: number
  process_id: number
  material_area_id: number
  farming_form_id?: number | null
  season?: string | null
  start_date: string
  expected_harvest_date?: string | null
  acreage_used?: number | null
  expected_quantity: number
  product_unit_id: number
  price?: number | null
  seed_source?: string | null
  seed_lot?: string | null
  seed_quantity?: string | null
  seed_certificate_no?: string | null
  density?: number | null
  head_count_start?: number | null
  avg_weight_start?: number | null
  stocking_count?: number | null
  stocking_size?: string | null
  pond_code?: string | null
  source_batches?: { id?: number; source_batch_id: number; quantity: number }[] | null
  supplier_note?: string | null
  labor_ids?: number[] | null
  images?: { url: string; caption?: string }[] | null
  note?: string | null
  version?: number
}

export interface Diary {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  manufacture_id: number | null
  manufacture: Named | null
  batch_id: number
  batch: Named | null
  stage_id: number
  stage: Named | null
  labor_id: number | null
  labor: Named | null
  activity_type: 'land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other'
  title: string | null
  content: string | null
  performed_at: string
  finished_at: string | null
  weather: string | null
  temperature: number | null
  latitude: number | null
  longitude: number | null
  is_far: boolean
  inputs?: { id: number; kind: 'fertilizer' | 'pesticide' | 'feed' | 'vet_drug' | 'vaccine' | 'chemical' | 'probiotic' | 'seed' | 'other'; name: string; active_ingredient: string | null; registration_no: string | null; manufacturer: string | null; supplier: string | null; lot_no: string | null; expiry_date: string | null; quantity: number; unit: string; dosage: string | null; purpose: string | null; method: string | null; withdrawal_days: number | null; applied_area: number | null }[]
  details?: { ph?: number | null; do_mg_l?: number | null; salinity_ppt?: number | null; temperature_c?: number | null; transparency_cm?: number | null; alkalinity?: number | null; nh3?: number | null; no2?: number | null; h2s?: number | null; feed_code?: string | null; protein_pct?: number | null; total_kg?: number | null; avg_weight_g?: number | null; count?: number | null; size_g?: number | null; density_m2?: number | null; supplier?: string | null; quarantine_no?: string | null; vaccine?: string | null; age_days?: number | null; head_count?: number | null; dose?: string | null; disease?: string | null; drug?: string | null; route?: string | null; cause?: string | null; handling?: 'bury' | 'burn' | 'other' | null; parcel?: string | null; quality?: 'pass' | 'fail' | null; buyer?: string | null; place?: string | null; water_source?: string | null; lab?: string | null; sample_no?: string | null; result?: string | null; file?: string | null } | null
  quantity: number | null
  product_unit_id: number | null
  product_unit: Named | null
  images: { url: string; caption?: string }[]
  video_url: string | null
  attachments?: { url: string; caption?: string }[]
  is_traceable: boolean
  status: 'draft' | 'submitted' | 'approved' | 'rejected'
  reject_reason: string | null
  authority_comment: string | null
  source: 'app' | 'web' | 'import' | null
}

export interface Diaries {
  entries: Diary[]
  pagination: Pagination
}

export interface DiaryForm {
  batch_id: number
  stage_id: number
  labor_id?: number | null
  activity_type?: 'land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other'
  title?: string | null
  content?: string | null
  performed_at: string
  finished_at?: string | null
  weather?: string | null
  temperature?: number | null
  latitude?: number | null
  longitude?: number | null
  inputs?: { id?: number; kind: 'fertilizer' | 'pesticide' | 'feed' | 'vet_drug' | 'vaccine' | 'chemical' | 'probiotic' | 'seed' | 'other'; name: string; active_ingredient?: string | null; registration_no?: string | null; manufacturer?: string | null; supplier?: string | null; lot_no?: string | null; expiry_date?: string | null; quantity: number; unit: string; dosage?: string | null; purpose?: string | null; method?: string | null; withdrawal_days?: number | null; applied_area?: number | null }[] | null
  details?: { ph?: number | null; do_mg_l?: number | null; salinity_ppt?: number | null; temperature_c?: number | null; transparency_cm?: number | null; alkalinity?: number | null; nh3?: number | null; no2?: number | null; h2s?: number | null; feed_code?: string | null; protein_pct?: number | null; total_kg?: number | null; avg_weight_g?: number | null; count?: number | null; size_g?: number | null; density_m2?: number | null; supplier?: string | null; quarantine_no?: string | null; vaccine?: string | null; age_days?: number | null; head_count?: number | null; dose?: string | null; disease?: string | null; drug?: string | null; route?: string | null; cause?: string | null; handling?: 'bury' | 'burn' | 'other' | null; parcel?: string | null; quality?: 'pass' | 'fail' | null; buyer?: string | null; place?: string | null; water_source?: string | null; lab?: string | null; sample_no?: string | null; result?: string | null; file?: string | null } | null
  quantity?: number | null
  product_unit_id?: number | null
  images?: { url: string; caption?: string }[] | null
  video_url?: string | null
  attachments?: { url: string; caption?: string }[] | null
  is_traceable?: boolean | null
  authority_comment?: string | null
  version?: number
}

export interface DiaryPatch {
  batch_id?: number
  stage_id?: number
  labor_id?: number | null
  activity_type?: 'land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other'
  title?: string | null
  content?: string | null
  performed_at?: string
  finished_at?: string | null
  weather?: string | null
  temperature?: number | null
  latitude?: number | null
  longitude?: number | null
  inputs?: { id?: number; kind: 'fertilizer' | 'pesticide' | 'feed' | 'vet_drug' | 'vaccine' | 'chemical' | 'probiotic' | 'seed' | 'other'; name: string; active_ingredient?: string | null; registration_no?: string | null; manufacturer?: string | null; supplier?: string | null; lot_no?: string | null; expiry_date?: string | null; quantity: number; unit: string; dosage?: string | null; purpose?: string | null; method?: string | null; withdrawal_days?: number | null; applied_area?: number | null }[] | null
  details?: { ph?: number | null; do_mg_l?: number | null; salinity_ppt?: number | null; temperature_c?: number | null; transparency_cm?: number | null; alkalinity?: number | null; nh3?: number | null; no2?: number | null; h2s?: number | null; feed_code?: string | null; protein_pct?: number | null; total_kg?: number | null; avg_weight_g?: number | null; count?: number | null; size_g?: number | null; density_m2?: number | null; supplier?: string | null; quarantine_no?: string | null; vaccine?: string | null; age_days?: number | null; head_count?: number | null; dose?: string | null; disease?: string | null; drug?: string | null; route?: string | null; cause?: string | null; handling?: 'bury' | 'burn' | 'other' | null; parcel?: string | null; quality?: 'pass' | 'fail' | null; buyer?: string | null; place?: string | null; water_source?: string | null; lab?: string | null; sample_no?: string | null; result?: string | null; file?: string | null } | null
  quantity?: number | null
  product_unit_id?: number | null
  images?: { url: string; caption?: string }[] | null
  video_url?: string | null
  attachments?: { url: string; caption?: string }[] | null
  is_traceable?: boolean | null
  authority_comment?: string | null
  version?: number
}

export interface Labor {
  id: number
  version: number
  created_at: string
  updated_at: string
  avatar: string | null
  code: string | null
  name: string
  birthday: string | null
  gender: 'male' | 'female' | 'other' | null
  id_no: string | null
  phone: string
  email: string | null
  manufacture_id: number
  manufacture: Named | null
  labor_type: 'worker' | 'household' | 'member' | 'technician' | 'manager'
  household_code: string | null
  household_acreage: number | null
  address: string | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  old_district_id: number | null
  old_district: Named | null
  old_ward_id: number | null
  old_ward: Named | null
  latitude: number | null
  longitude: number | null
  skills: string | null
  training_note: string | null
  health_cert_expires_at: string | null
  joined_at: string | null
  left_at: string | null
  is_active: boolean
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
  approved_values?: {  } | null
  has_changes: boolean
}

export interface Labors {
  entries: Labor[]
  pagination: Pagination
}

export interface LaborForm {
  avatar?: string | null
  name: string
  birthday?: string | null
  gender?: 'male' | 'female' | 'other' | null
  id_no?: string | null
  phone: string
  email?: string | null
  password?: string | null
  manufacture_id: number
  labor_type: 'worker' | 'household' | 'member' | 'technician' | 'manager'
  household_code?: string | null
  household_acreage?: number | null
  address?: string | null
  province_id: number
  ward_id: number
  old_district_id?: number | null
  old_ward_id?: number | null
  latitude?: number | null
  longitude?: number | null
  skills?: string | null
  training_note?: string | null
  health_cert_expires_at?: string | null
  joined_at?: string | null
  left_at?: string | null
  version?: number
}

export interface Trace {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string | null
  manufacture_id: number
  manufacture: Named | null
  product_id: number
  product: Named | null
  batch_id: number
  batch: Named | null
  lot: string | null
  material_area_id: number | null
  material_area: Named | null
  distributor_id: number | null
  distributor: Named | null
  shipping_id: number | null
  shipping: Named | null
  planting_date: string | null
  harvest_date: string
  packaging_date: string | null
  expired_date: string | null
  quantity: number
  product_unit_id: number
  product_unit: Named | null
  packaging_spec: string | null
  lot_note: string | null
  packing_site: string | null
  packing_house_code: string | null
  diary_ids: number[]
  diaries: Named[]
  certificate_ids: number[]
  certificates: Named[]
  test_results?: { name: string; lab?: string | null; date?: string | null; result: string; file?: string | null }[]
  movements?: { id: number; shipping_id: number | null; shipping: Named | null; from_area_id: number | null; from_area: Named | null; distributor_id: number | null; distributor: Named | null; shipped_at: string; received_at: string | null; quantity: number; unit: string | null; temperature: number | null; document_no: string | null; note: string | null }[]
  images: { url: string; caption?: string }[]
  video_url: string | null
  description?: string | null
  gs1_key: string | null
  qr_url: string | null
  order_status: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' | null
  label_count: number | null
  is_active: boolean
  status: 'draft' | 'active' | 'inactive' | 'recalled'
  recall_kind: 'voluntary' | 'mandatory' | null
  recall_reason: string | null
  recall_handling: 'fix' | 'change_use' | 're_export' | 'destroy' | null
  recalled_at: string | null
  recalled_by: number | null
  recalled_by_user: Named | null
  scan_count: number | null
  last_scanned_at: string | null
}

export interface Traces {
  entries: Trace[]
  pagination: Pagination
}

export interface TraceForm {
  name?: string | null
  manufacture_id?: number
  product_id?: number
  batch_id: number
  distributor_id?: number | null
  shipping_id?: number | null
  planting_date?: string | null
  harvest_date?: string
  packaging_date?: string | null
  expired_date?: string | null
  quantity: number
  product_unit_id?: number
  packaging_spec?: string | null
  lot_note?: string | null
  packing_site?: string | null
  packing_house_code?: string | null
  diary_ids?: number[] | null
  certificate_ids?: number[] | null
  test_results?: { name: string; lab?: string | null; date?: string | null; result: string; file?: string | null }[] | null
  movements?: { id?: number; shipping_id?: number | null; from_area_id?: number | null; distributor_id?: number | null; shipped_at: string; received_at?: string | null; quantity: number; unit?: string | null; temperature?: number | null; document_no?: string | null; note?: string | null }[] | null
  images?: { url: string; caption?: string }[] | null
  video_url?: string | null
  description?: string | null
  version?: number
}

export interface Order {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  trace_id: number
  trace: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  stamp_type: 'qr_lot' | 'qr_serial' | 'qr_secure'
  quantity: number
  width: number | null
  height: number | null
  unit_price: number | null
  total_price: number | null
  purpose: string | null
  receiver_name: string
  receiver_phone: string
  receive_method: 'pickup' | 'delivery'
  province_id: number | null
  province: Named | null
  ward_id: number | null
  ward: Named | null
  address: string | null
  wanted_at: string | null
  status: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled'
  is_overdue: boolean
  status_note: string | null
  approved_quantity: number | null
  stamp_id: number | null
  stamp: Named | null
  assigned_user_id: number | null
  assigned_user: Named | null
  tracking_no: string | null
  history?: { id: number; from_status: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' | null; to_status: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled'; note: string | null; user_id: number | null; user: Named | null; at: string }[]
}

export interface Orders {
  entries: Order[]
  pagination: Pagination
}

export interface OrderForm {
  trace_id: number
  stamp_type: 'qr_lot' | 'qr_serial' | 'qr_secure'
  quantity: number
  width?: number | null
  height?: number | null
  purpose?: string | null
  receiver_name: string
  receiver_phone: string
  receive_method: 'pickup' | 'delivery'
  province_id?: number | null
  ward_id?: number | null
  address?: string | null
  wanted_at?: string | null
  version?: number
}

export interface Stamp {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  stamp_type: 'qr_lot' | 'qr_serial' | 'qr_secure'
  trace_id: number
  trace: Named | null
  product_id: number | null
  product: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  order_id: number | null
  order: Named | null
  quantity: number
  serial_prefix: string | null
  serial_from: number | null
  serial_to: number | null
  number_from: number | null
  number_to: number | null
  key_id: string | null
  packaging_date: string | null
  width: number
  height: number
  stamps_per_line: number
  size: number
  horizontal: number
  vertical: number
  distance: number
  space_left: number
  space_top: number
  print_product_name: boolean
  print_product_created_at: boolean
  product_name_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null
  product_created_at_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null
  pin_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null
  stamp_attributes?: { text?: string | null; font_size?: number | null; horizontal?: number | null; vertical?: number | null }[]
  lines: number | null
  printed_count: number | null
  activated_count: number | null
  scan_count: number | null
  status: 'draft' | 'issued' | 'printed' | 'activated' | 'closed' | 'locked' | 'recalled'
  lock_reason: string | null
  locked_at: string | null
}

export interface Stamps {
  entries: Stamp[]
  pagination: Pagination
}

export interface StampForm {
  name: string
  stamp_type: 'qr_lot' | 'qr_serial' | 'qr_secure'
  trace_id: number
  order_id?: number | null
  quantity: number
  packaging_date?: string | null
  width: number
  height: number
  stamps_per_line?: number | null
  size?: number | null
  horizontal: number
  vertical: number
  distance: number
  space_left?: number | null
  space_top?: number | null
  print_product_name?: boolean | null
  print_product_created_at?: boolean | null
  product_name_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null
  product_created_at_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null
  pin_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null
  stamp_attributes?: { text?: string | null; font_size?: number | null; horizontal?: number | null; vertical?: number | null }[] | null
  version?: number
}

export interface StampStatistic {
  id: number
  version: number
  created_at: string
  updated_at: string
  printed_at: string
  stamp_id: number
  stamp: Named | null
  trace_id: number | null
  trace: Named | null
  product_id: number | null
  product: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  serial_from: number
  serial_to: number
  quantity: number
  line_number: number | null
  width: number
  height: number
  stamps_per_line: number
  size: number
  horizontal: number
  vertical: number
  distance: number
  space_left: number
  space_top: number
  printed_by: number | null
  printed_by_user: Named | null
  result: 'ok' | 'error'
  damaged_count: number | null
  note: string | null
}

export interface StampStatistics {
  entries: StampStatistic[]
  pagination: Pagination
}

export interface ScanStatistic {
  id: number
  version: number
  created_at: string
  updated_at: string
  scanned_at: string
  code: string
  trace_id: number | null
  trace: Named | null
  stamp_id: number | null
  stamp: Named | null
  stamp_code_id: number | null
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  result: 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled' | 'not_found' | null
  channel: 'web' | 'app' | 'zalo' | null
  app_user_id: number | null
  app_user: Named | null
  ip_hash: string | null
  ip_province: string | null
  latitude: number | null
  longitude: number | null
  province_id: number | null
  province: Named | null
  ward_id: number | null
  ward: Named | null
  device_type: string | null
  os: string | null
  browser: string | null
  is_first: boolean
  is_suspicious: boolean
  suspicion_reason: string | null
  note: string | null
}

export interface ScanStatistics {
  entries: ScanStatistic[]
  pagination: Pagination
}

export interface ScanStatisticForm {
  scanned_at: string
  code: string
  channel?: 'web' | 'app' | 'zalo' | null
  app_user_id?: number | null
  latitude?: number | null
  longitude?: number | null
  device_type?: string | null
  os?: string | null
  browser?: string | null
  is_suspicious?: boolean | null
  note?: string | null
  version?: number
}

export interface ProductionPlan {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  manufacture_id: number | null
  manufacture: Named | null
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing' | null
  season: string | null
  year: number
  start_date: string
  end_date: string
  description: string | null
  attachments?: { url: string; caption?: string }[]
  products?: { id: number; product_id: number; product: Named | null; process_id: number | null; process: Named | null; material_area_id: number | null; material_area: Named | null; target_quantity: number; product_unit_id: number; product_unit: Named | null; start_date: string | null; end_date: string | null; note: string | null; labors: { id: number; labor_id: number; labor: Named | null; assigned_quantity: number; current_quantity: number | null; note: string | null; updated_by: number | null; updated_by_user: Named | null; updated_at: string | null; histories: { id: number; old_quantity: number; new_quantity: number; note: string | null; user_id: number | null; user: Named | null; at: string }[] }[] }[]
  product_count: number | null
  labor_count: number | null
  target_quantity: number | null
  current_quantity: number | null
  progress: number | null
  status: 'draft' | 'published' | 'completed' | 'cancelled'
  published_at: string | null
  published_by: number | null
  published_by_user: Named | null
  completed_at: string | null
  cancel_reason: string | null
}

export interface ProductionPlans {
  entries: ProductionPlan[]
  pagination: Pagination
}

export interface ProductionPlanForm {
  name: string
  manufacture_id?: number | null
  sector_kind?: 'plant' | 'animal' | 'seafood' | 'processing' | null
  season?: string | null
  year: number
  start_date: string
  end_date: string
  description?: string | null
  attachments?: { url: string; caption?: string }[] | null
  products?: { id?: number; product_id: number; process_id?: number | null; material_area_id?: number | null; target_quantity: number; product_unit_id: number; start_date?: string | null; end_date?: string | null; note?: string | null; labors?: { id?: number; labor_id: number; assigned_quantity: number }[] | null }[] | null
  version?: number
}

export interface ProductPlant {
  id: number
  version: number
  created_at: string
  updated_at: string
  plant_id: number
  plant: Named | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  material_area_id: number | null
  material_area: Named | null
  year: number
  season: 'spring' | 'summer' | 'autumn' | 'winter' | 'year'
  area_planned: number | null
  area_sown: number
  area_harvested: number | null
  area_new: number | null
  yield: number | null
  output: number | null
  area_vietgap: number | null
  area_organic: number | null
  area_puc: number | null
  household_count: number | null
  avg_price: number | null
  damage_area: number | null
  damage_cause: string | null
  source: string | null
  reported_at: string | null
  note: string | null
}

export interface ProductPlants {
  entries: ProductPlant[]
  pagination: Pagination
}

export interface ProductPlantForm {
  plant_id: number
  province_id: number
  ward_id: number
  manufacture_id?: number | null
  product_id?: number | null
  material_area_id?: number | null
  year: number
  season: 'spring' | 'summer' | 'autumn' | 'winter' | 'year'
  area_planned?: number | null
  area_sown: number
  area_harvested?: number | null
  area_new?: number | null
  output?: number | null
  area_vietgap?: number | null
  area_organic?: number | null
  area_puc?: number | null
  household_count?: number | null
  avg_price?: number | null
  damage_area?: number | null
  damage_cause?: string | null
  source?: string | null
  reported_at?: string | null
  note?: string | null
  version?: number
}

export interface ProductAnimal {
  id: number
  version: number
  created_at: string
  updated_at: string
  animal_id: number
  animal: Named | null
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  material_area_id: number | null
  material_area: Named | null
  year: number
  quarter: number
  head_total: number
  head_female: number | null
  head_breeding: number | null
  head_sold: number | null
  avg_weight: number | null
  meat_output: number | null
  egg_output: number | null
  milk_output: number | null
  honey_output: number | null
  farm_count_large: number | null
  farm_count_medium: number | null
  farm_count_small: number | null
  household_count: number | null
  barn_area: number | null
  farming_form_id: number | null
  farming_form: Named | null
  vaccinated_count: number | null
  disease_count: number | null
  dead_destroyed_count: number | null
  start_date: string | null
  expected_sale_date: string | null
  expected_output: number | null
  avg_price: number | null
  note: string | null
}

export interface ProductAnimals {
  entries: ProductAnimal[]
  pagination: Pagination
}

export interface ProductAnimalForm {
  animal_id: number
  province_id: number
  ward_id: number
  manufacture_id?: number | null
  product_id?: number | null
  material_area_id?: number | null
  year: number
  quarter: number
  head_total: number
  head_female?: number | null
  head_breeding?: number | null
  head_sold?: number | null
  avg_weight?: number | null
  meat_output?: number | null
  egg_output?: number | null
  milk_output?: number | null
  honey_output?: number | null
  farm_count_large?: number | null
  farm_count_medium?: number | null
  farm_count_small?: number | null
  household_count?: number | null
  barn_area?: number | null
  farming_form_id?: number | null
  vaccinated_count?: number | null
  disease_count?: number | null
  dead_destroyed_count?: number | null
  start_date?: string | null
  expected_sale_date?: string | null
  expected_output?: number | null
  avg_price?: number | null
  note?: string | null
  version?: number
}

export interface CriteriaSeafood {
  id: number
  version: number
  created_at: string
  updated_at: string
  seafood_id: number
  seafood: Named | null
  activity: 'aquaculture' | 'capture'
  province_id: number
  province: Named | null
  ward_id: number
  ward: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  material_area_id: number | null
  material_area: Named | null
  year: number
  period: 'm1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'm7' | 'm8' | 'm9' | 'm10' | 'm11' | 'm12' | 'q1' | 'q2' | 'q3' | 'q4'
  environment: 'fresh' | 'brackish' | 'sea' | null
  farming_form_id: number | null
  farming_form: Named | null
  pond_area: number | null
  water_surface: number | null
  cage_count: number | null
  cage_volume: number | null
  stocking_count: number | null
  stocking_density: number | null
  stocking_date: string | null
  fry_source: string | null
  survival_rate: number | null
  harvest_size: string | null
  output: number
  yield: number | null
  feed_used: number | null
  fcr: number | null
  vessel_count: number | null
  capture_days: number | null
  disease_area: number | null
  expected_harvest_date: string | null
  avg_price: number | null
  note: string | null
}

export interface CriteriaSeafoods {
  entries: CriteriaSeafood[]
  pagination: Pagination
}

export interface CriteriaSeafoodForm {
  seafood_id: number
  activity: 'aquaculture' | 'capture'
  province_id: number
  ward_id: number
  manufacture_id?: number | null
  product_id?: number | null
  material_area_id?: number | null
  year: number
  period: 'm1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'm7' | 'm8' | 'm9' | 'm10' | 'm11' | 'm12' | 'q1' | 'q2' | 'q3' | 'q4'
  environment?: 'fresh' | 'brackish' | 'sea' | null
  farming_form_id?: number | null
  pond_area?: number | null
  water_surface?: number | null
  cage_count?: number | null
  cage_volume?: number | null
  stocking_count?: number | null
  stocking_density?: number | null
  stocking_date?: string | null
  fry_source?: string | null
  survival_rate?: number | null
  harvest_size?: string | null
  output: number
  feed_used?: number | null
  vessel_count?: number | null
  capture_days?: number | null
  disease_area?: number | null
  expected_harvest_date?: string | null
  avg_price?: number | null
  note?: string | null
  version?: number
}

export interface Notification {
  id: number
  version: number
  created_at: string
  updated_at: string
  image: string | null
  title: string
  content?: string
  type: 'system' | 'warning' | 'recall' | 'market' | 'training'
  price: number | null
  channel: ('web' | 'email' | 'app')[]
  audience: 'all' | 'role' | 'manufacture' | 'ward' | 'labor' | 'app_user'
  role_ids: number[]
  roles: Named[]
  manufacture_ids: number[]
  manufactures: Named[]
  ward_ids: number[]
  wards: Named[]
  labor_ids: number[]
  labors: Named[]
  app_ids: number[]
  apps: Named[]
  link_type: 'none' | 'article' | 'trace' | 'product' | 'url' | null
  link_value: string | null
  send_at: string | null
  sent_at: string | null
  recipient_count: number | null
  waiting_count: number | null
  failed_count: number | null
  read_count: number | null
  status: 'draft' | 'scheduled' | 'sent' | 'cancelled'
}

export interface Notifications {
  entries: Notification[]
  pagination: Pagination
}

export interface NotificationForm {
  image?: string | null
  title: string
  content: string
  type: 'system' | 'warning' | 'recall' | 'market' | 'training'
  price?: number | null
  channel?: ('web' | 'email' | 'app')[] | null
  audience: 'all' | 'role' | 'manufacture' | 'ward' | 'labor' | 'app_user'
  role_ids?: number[] | null
  manufacture_ids?: number[] | null
  ward_ids?: number[] | null
  labor_ids?: number[] | null
  app_ids?: number[] | null
  link_type?: 'none' | 'article' | 'trace' | 'product' | 'url' | null
  link_value?: string | null
  send_at?: string | null
  version?: number
}

export interface Article {
  id: number
  version: number
  created_at: string
  updated_at: string
  thumbnail: string
  title: string
  slug: string | null
  article_type_id: number
  article_type: Named | null
  category_id: number | null
  category: Named | null
  domain_id: number | null
  domain: Named | null
  summary: string | null
  content?: string
  images: { url: string; caption?: string }[]
  attachments?: { url: string; caption?: string }[]
  author_name: string | null
  source_name: string | null
  source_url: string | null
  tag_ids: number[]
  tags: Named[]
  related_ids: number[]
  relateds: Named[]
  published_at: string | null
  seo_title: string | null
  seo_description: string | null
  view_count: number | null
  is_publish: boolean
  is_hot: boolean
  is_highlight: boolean
  is_approved: boolean
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
}

export interface Articles {
  entries: Article[]
  pagination: Pagination
}

export interface ArticleForm {
  thumbnail: string
  title: string
  slug?: string | null
  article_type_id: number
  category_id?: number | null
  domain_id?: number | null
  summary?: string | null
  content: string
  images?: { url: string; caption?: string }[] | null
  attachments?: { url: string; caption?: string }[] | null
  author_name?: string | null
  source_name?: string | null
  source_url?: string | null
  tag_ids?: number[] | null
  related_ids?: number[] | null
  published_at?: string | null
  seo_title?: string | null
  seo_description?: string | null
  version?: number
}

export interface Video {
  id: number
  version: number
  created_at: string
  updated_at: string
  thumbnail: string | null
  title: string
  slug: string | null
  type: 'youtube' | 'file'
  url: string | null
  file: string | null
  duration_s: number | null
  category_id: number | null
  category: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  product_id: number | null
  product: Named | null
  description: string | null
  sort_order: number | null
  is_highlight: boolean
  is_active: boolean
  view_count: number | null
}

export interface Videos {
  entries: Video[]
  pagination: Pagination
}

export interface VideoForm {
  thumbnail?: string | null
  title: string
  slug?: string | null
  type: 'youtube' | 'file'
  url?: string | null
  file?: string | null
  duration_s?: number | null
  category_id?: number | null
  manufacture_id?: number | null
  product_id?: number | null
  description?: string | null
  sort_order?: number | null
  version?: number
}

export interface Library {
  id: number
  version: number
  created_at: string
  updated_at: string
  thumbnail: string | null
  title: string
  slug: string | null
  kind: 'legal' | 'technical' | 'form' | 'report' | 'image' | 'other'
  domain_id: number | null
  domain: Named | null
  category_id: number | null
  category: Named | null
  document_no: string | null
  issuer: string | null
  signer: string | null
  issued_at: string | null
  effective_at: string | null
  expired_at: string | null
  validity: 'in_force' | 'expired' | 'replaced' | null
  summary: string | null
  content?: string | null
  files?: { url: string; caption?: string }[]
  download_count: number | null
  is_highlight: boolean
  is_active: boolean
}

export interface Libraries {
  entries: Library[]
  pagination: Pagination
}

export interface LibraryForm {
  thumbnail?: string | null
  title: string
  slug?: string | null
  kind: 'legal' | 'technical' | 'form' | 'report' | 'image' | 'other'
  domain_id?: number | null
  category_id?: number | null
  document_no?: string | null
  issuer?: string | null
  signer?: string | null
  issued_at?: string | null
  effective_at?: string | null
  expired_at?: string | null
  validity?: 'in_force' | 'expired' | 'replaced' | null
  summary?: string | null
  content?: string | null
  files: { url: string; caption?: string }[]
  version?: number
}

export interface Banner {
  id: number
  version: number
  created_at: string
  updated_at: string
  image: string
  mobile_image: string | null
  type: 'main_banner' | 'second_banner'
  title: string | null
  subtitle: string | null
  link_url: string | null
  button_text: string | null
  open_new_tab: boolean
  sort_order: number | null
  start_at: string | null
  end_at: string | null
  is_active: boolean
}

export interface Banners {
  entries: Banner[]
  pagination: Pagination
}

export interface BannerForm {
  image: string
  mobile_image?: string | null
  type?: 'main_banner' | 'second_banner'
  title?: string | null
  subtitle?: string | null
  link_url?: string | null
  button_text?: string | null
  open_new_tab?: boolean | null
  sort_order?: number | null
  start_at?: string | null
  end_at?: string | null
  version?: number
}

export interface Website {
  id: number
  version: number
  created_at: string
  updated_at: string
  logo: string | null
  name: string
  url: string
  domain_id: number | null
  domain: Named | null
  description: string | null
  open_new_tab: boolean
  sort_order: number | null
  is_active: boolean
}

export interface Websites {
  entries: Website[]
  pagination: Pagination
}

export interface WebsiteForm {
  logo?: string | null
  name: string
  url: string
  domain_id?: number | null
  description?: string | null
  open_new_tab?: boolean | null
  sort_order?: number | null
  version?: number
}

export interface User {
  id: number
  version: number
  created_at: string
  updated_at: string
  avatar: string | null
  name: string
  username: string
  email: string
  phone: string | null
  role_id: number
  role: Named | null
  manufacture_id: number | null
  manufacture: Named | null
  ward_id: number | null
  ward: Named | null
  department: string | null
  position: string | null
  birthday: string | null
  gender: 'male' | 'female' | 'other' | null
  is_active: boolean
  is_highlight: boolean
  last_login_at: string | null
  last_login_ip: string | null
  must_change_password: boolean
  failed_attempts: number | null
  locked_until: string | null
}

export interface Users {
  entries: User[]
  pagination: Pagination
}

export interface UserForm {
  avatar?: string | null
  name: string
  username: string
  email: string
  phone?: string | null
  invite?: boolean | null
  password?: string | null
  role_id: number
  manufacture_id?: number | null
  ward_id?: number | null
  department?: string | null
  position?: string | null
  birthday?: string | null
  gender?: 'male' | 'female' | 'other' | null
  version?: number
}

export interface Role {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  description: string | null
  scope: 'province' | 'commune' | 'manufacture'
  permission_ids: number[]
  permissions: Named[]
  is_system: boolean
  is_active: boolean
  requires_two_factor: boolean
  user_count: number
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
}

export interface Roles {
  entries: Role[]
  pagination: Pagination
}

export interface RoleForm {
  code: string
  name: string
  description?: string | null
  scope: 'province' | 'commune' | 'manufacture'
  permission_ids?: number[] | null
  version?: number
}

export interface Permission {
  id: number
  version: number
  created_at: string
  updated_at: string
  action: 'menu' | 'list' | 'read' | 'create' | 'edit' | 'update'
  subject: 'manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs'
  name: string
  group: string
  sort_order: number | null
}

export interface Permissions {
  entries: Permission[]
  pagination: Pagination
}

export interface App {
  id: number
  version: number
  created_at: string
  updated_at: string
  avatar: string | null
  name: string
  phone: string
  email: string | null
  birthday: string | null
  gender: 'male' | 'female' | 'other' | null
  province_id: number | null
  province: Named | null
  ward_id: number | null
  ward: Named | null
  address: string | null
  user_type: 'consumer' | 'labor' | 'distributor' | 'inspector'
  labor_id: number | null
  labor: Named | null
  platform: 'ios' | 'android' | 'web' | null
  device_id: string | null
  push_token: string | null
  last_active_at: string | null
  is_active: boolean
  approval_status: 'pending' | 'approved' | 'rejected'
  approved_by: number | null
  approved_by_user: Named | null
  approved_at: string | null
  reject_reason: string | null
}

export interface Apps {
  entries: App[]
  pagination: Pagination
}

export interface AppForm {
  avatar?: string | null
  name: string
  phone: string
  email?: string | null
  birthday?: string | null
  gender?: 'male' | 'female' | 'other' | null
  province_id?: number | null
  ward_id?: number | null
  address?: string | null
  user_type?: 'consumer' | 'labor' | 'distributor' | 'inspector' | null
  labor_id?: number | null
  platform?: 'ios' | 'android' | 'web' | null
  version?: number
}

export interface ProductGroup {
  id: number
  version: number
  created_at: string
  updated_at: string
  image: string | null
  code: string
  name: string
  slug: string | null
  parent_id: number | null
  parent: Named | null
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  ocop_group: 'food' | 'drink' | 'herbal' | 'handicraft' | 'ornamental' | 'tourism' | null
  icon: string | null
  description: string | null
  sort_order: number | null
  is_active: boolean
  product_count: number
}

export interface ProductGroups {
  entries: ProductGroup[]
  pagination: Pagination
}

export interface ProductGroupForm {
  image?: string | null
  code: string
  name: string
  slug?: string | null
  parent_id?: number | null
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing'
  ocop_group?: 'food' | 'drink' | 'herbal' | 'handicraft' | 'ornamental' | 'tourism' | null
  icon?: string | null
  description?: string | null
  sort_order?: number | null
  version?: number
}

export interface ProductUnit {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  base_unit_id: number | null
  base_unit: Named | null
  factor: number | null
  is_active: boolean
}

export interface ProductUnits {
  entries: ProductUnit[]
  pagination: Pagination
}

export interface ProductUnitForm {
  code: string
  name: string
  base_unit_id?: number | null
  factor?: number | null
  version?: number
}

export interface FarmingForm {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  sector_kind: 'plant' | 'animal' | 'seafood' | 'processing' | null
  description: string | null
  is_active: boolean
}

export interface FarmingForms {
  entries: FarmingForm[]
  pagination: Pagination
}

export interface FarmingFormForm {
  code: string
  name: string
  sector_kind?: 'plant' | 'animal' | 'seafood' | 'processing' | null
  description?: string | null
  version?: number
}

export interface ManufacturingForm {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  description: string | null
  sort_order: number | null
  is_active: boolean
  manufacture_count: number
}

export interface ManufacturingForms {
  entries: ManufacturingForm[]
  pagination: Pagination
}

export interface ManufacturingFormForm {
  code: string
  name: string
  description?: string | null
  sort_order?: number | null
  version?: number
}

export interface ShippingMethod {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  description: string | null
  temp_min: number | null
  temp_max: number | null
  is_cold_chain: boolean
  is_active: boolean
}

export interface ShippingMethods {
  entries: ShippingMethod[]
  pagination: Pagination
}

export interface ShippingMethodForm {
  code: string
  name: string
  description?: string | null
  temp_min?: number | null
  temp_max?: number | null
  is_cold_chain?: boolean | null
  version?: number
}

export interface Category {
  id: number
  version: number
  created_at: string
  updated_at: string
  name: string
  slug: string | null
  parent_id: number | null
  parent: Named | null
  kind: 'product' | 'article' | 'library' | 'video'
  image: string | null
  description: string | null
  sort_order: number | null
  is_active: boolean
  product_count: number
  article_count: number
}

export interface Categories {
  entries: Category[]
  pagination: Pagination
}

export interface CategoryForm {
  name: string
  slug?: string | null
  parent_id?: number | null
  kind?: 'product' | 'article' | 'library' | 'video' | null
  image?: string | null
  description?: string | null
  sort_order?: number | null
  version?: number
}

export interface ArticleType {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  slug: string | null
  parent_id: number | null
  parent: Named | null
  description: string | null
  position: 'menu' | 'home' | null
  sort_order: number | null
  is_active: boolean
  article_count: number
}

export interface ArticleTypes {
  entries: ArticleType[]
  pagination: Pagination
}

export interface ArticleTypeForm {
  code: string
  name: string
  slug?: string | null
  parent_id?: number | null
  description?: string | null
  position?: 'menu' | 'home' | null
  sort_order?: number | null
  version?: number
}

export interface Tag {
  id: number
  version: number
  created_at: string
  updated_at: string
  name: string
  slug: string | null
  article_count: number
}

export interface Tags {
  entries: Tag[]
  pagination: Pagination
}

export interface TagForm {
  name: string
  slug?: string | null
  version?: number
}

export interface Menu {
  id: number
  version: number
  created_at: string
  updated_at: string
  name: string
  parent_id: number | null
  parent: Named | null
  position: 'header' | 'footer' | 'mobile'
  link_type: 'route' | 'url' | 'article' | 'article_type' | 'category'
  link_value: string
  icon: string | null
  open_new_tab: boolean
  sort_order: number | null
  is_active: boolean
}

export interface Menus {
  entries: Menu[]
  pagination: Pagination
}

export interface MenuForm {
  name: string
  parent_id?: number | null
  position: 'header' | 'footer' | 'mobile'
  link_type?: 'route' | 'url' | 'article' | 'article_type' | 'category' | null
  link_value: string
  icon?: string | null
  open_new_tab?: boolean | null
  sort_order?: number | null
  version?: number
}

export interface SystemLog {
  id: number
  version: number
  created_at: string
  updated_at: string
  user_id: number | null
  user: Named | null
  user_name: string | null
  role: string | null
  action: 'login' | 'logout' | 'login_failed' | 'create' | 'update' | 'delete' | 'approve' | 'reject' | 'toggle' | 'status' | 'export' | 'import' | 'print' | 'scan_lock'
  subject: 'manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' | 'media' | 'animals' | 'banners' | 'batches' | 'certificates' | 'districts' | 'domains' | 'manufacturing_forms' | 'manufacturing_sectors' | 'order_notifications' | 'orders' | 'plants' | 'process_stages' | 'production_plans' | 'provinces' | 'regions' | 'saved_views' | 'seafoods' | 'shippings' | 'tags' | 'wards' | 'workers' | 'footer' | 'images-header' | 'logo' | 'information'
  entity_id: number | null
  entity_label: string | null
  method: string | null
  path: string | null
  status_code: number | null
  ip: string | null
  user_agent: string | null
  old_values?: {  } | null
  new_values?: {  } | null
}

export interface SystemLogs {
  entries: SystemLog[]
  pagination: Pagination
}

export interface ManufacturingSector {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  kind: 'plant' | 'animal' | 'seafood' | 'processing' | 'forestry' | 'salt' | 'other'
  icon: string | null
  sort_order: number | null
  manufacture_count: number
}

export interface ManufacturingSectors {
  entries: ManufacturingSector[]
  pagination: Pagination
}

export interface Worker {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string | null
  name: string
  phone: string | null
  manufacture_id: number
  manufacture: Named | null
  manufacture_name: string | null
}

export interface Workers {
  entries: Worker[]
  pagination: Pagination
}

export interface OrderNotification {
  id: number
  version: number
  created_at: string
  updated_at: string
  order_id: number
  order: Named | null
  user_id: number
  user: Named | null
  type: 'created' | 'status_changed' | 'overdue'
  title: string
  content: string | null
  is_watched: boolean
  watched_at: string | null
}

export interface OrderNotifications {
  entries: OrderNotification[]
  pagination: Pagination
}

export interface SavedView {
  id: number
  version: number
  created_at: string
  updated_at: string
  name: string
  screen: string
  query: string | null
  role_ids: number[]
  roles: Named[]
}

export interface SavedViews {
  entries: SavedView[]
  pagination: Pagination
}

export interface SavedViewForm {
  name: string
  screen: string
  query?: string | null
  role_ids?: number[] | null
  version?: number
}

export interface Plant {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  scientific_name: string | null
  default_unit_id: number | null
  default_unit: Named | null
  image: string | null
  is_active: boolean
  group: 'fruit' | 'vegetable' | 'food' | 'industrial' | 'medicinal' | 'forest'
  is_perennial: boolean
}

export interface Plants {
  entries: Plant[]
  pagination: Pagination
}

export interface Animal {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  scientific_name: string | null
  default_unit_id: number | null
  default_unit: Named | null
  image: string | null
  is_active: boolean
  group: 'livestock' | 'poultry' | 'bee' | 'other'
}

export interface Animals {
  entries: Animal[]
  pagination: Pagination
}

export interface Seafood {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  scientific_name: string | null
  default_unit_id: number | null
  default_unit: Named | null
  image: string | null
  is_active: boolean
  group: 'crustacean' | 'mollusc' | 'marine_fish' | 'freshwater_fish' | 'other'
}

export interface Seafoods {
  entries: Seafood[]
  pagination: Pagination
}

export interface Domain {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  host: string | null
  sort_order: number | null
}

export interface Domains {
  entries: Domain[]
  pagination: Pagination
}

export interface Region {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  name: string
  sort_order: number | null
}

export interface Regions {
  entries: Region[]
  pagination: Pagination
}

export interface Province {
  id: number
  version: number
  created_at: string
  updated_at: string
  system: '2025' | 'legacy'
  code: string
  name: string
  short_name: string | null
  kind: 'province' | 'city'
  region_id: number | null
  region: Named | null
  successor_id: number | null
  successor: Named | null
  is_home: boolean
}

export interface Provinces {
  entries: Province[]
  pagination: Pagination
}

export interface District {
  id: number
  version: number
  created_at: string
  updated_at: string
  system: '2025' | 'legacy'
  code: string | null
  name: string
  province_id: number
  province: Named | null
  is_active: boolean
}

export interface Districts {
  entries: District[]
  pagination: Pagination
}

export interface Ward {
  id: number
  version: number
  created_at: string
  updated_at: string
  system: '2025' | 'legacy'
  code: string
  name: string
  kind: 'commune' | 'ward' | 'township' | 'special_zone'
  province_id: number
  province: Named | null
  district_id: number | null
  district: Named | null
  successor_id: number | null
  successor: Named | null
  needs_review: boolean
  candidate_ids: number[]
  candidates: Named[]
  centroid_lat: number | null
  centroid_lng: number | null
}

export interface Wards {
  entries: Ward[]
  pagination: Pagination
}

export interface Named {
  id: number
  name: string | null
}

export interface Failure {
  code: number
  message: string
  errors?: Record<string, string[]>
  data?: Record<string, unknown>
  id?: string
}

export interface Pagination {
  page: number
  length: number
  total: number
  total_page: number
}

export interface ListMaterialAreasQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'area_type' | 'manufacture_id' | 'sector_kind' | 'plant_id' | 'animal_id' | 'seafood_id' | 'variety' | 'farming_form_id' | 'acreage' | 'water_surface' | 'cage_count' | 'pond_count' | 'barn_count' | 'capacity' | 'capacity_unit_id' | 'household_count' | 'puc_code' | 'code_system' | 'puc_status' | 'puc_issued_at' | 'puc_market' | 'facility_code' | 'gln' | 'location_code' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'computed_area' | 'soil_test_at' | 'soil_result' | 'water_test_at' | 'water_result' | 'manager_labor_id' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  area_type?: ('production' | 'raw_material' | 'processing_site' | 'none')[]
  manufacture_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  plant_id?: (number | "none")[]
  animal_id?: (number | "none")[]
  seafood_id?: (number | "none")[]
  farming_form_id?: (number | "none")[]
  acreage_from?: number
  acreage_to?: number
  water_surface_from?: number
  water_surface_to?: number
  cage_count?: (number | "none")[]
  cage_count_from?: number
  cage_count_to?: number
  pond_count?: (number | "none")[]
  pond_count_from?: number
  pond_count_to?: number
  barn_count?: (number | "none")[]
  barn_count_from?: number
  barn_count_to?: number
  capacity_from?: number
  capacity_to?: number
  capacity_unit_id?: (number | "none")[]
  household_count?: (number | "none")[]
  household_count_from?: number
  household_count_to?: number
  code_system?: ('domestic' | 'export' | 'none')[]
  puc_status?: ('none' | 'requested' | 'active' | 'suspended' | 'cancelled')[]
  puc_issued_at_from?: string
  puc_issued_at_to?: string
  gln?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  computed_area_from?: number
  computed_area_to?: number
  soil_test_at_from?: string
  soil_test_at_to?: string
  soil_result?: ('pass' | 'fail' | 'none')[]
  water_test_at_from?: string
  water_test_at_to?: string
  water_result?: ('pass' | 'fail' | 'none')[]
  manager_labor_id?: (number | "none")[]
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ListProductsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'slug' | 'manufacture_id' | 'product_group_id' | 'category_id' | 'product_unit_id' | 'sector_kind' | 'plant_id' | 'animal_id' | 'seafood_id' | 'price' | 'gtin' | 'brand' | 'model_code' | 'packaging' | 'net_weight' | 'net_weight_unit_id' | 'shelf_life_days' | 'origin_place' | 'self_declaration_no' | 'ocop_star' | 'ocop_year' | 'ocop_decision_no' | 'ocop_expires_at' | 'gi_name' | 'default_process_id' | 'is_active' | 'is_highlight' | 'is_highlight_app' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  slug?: string[]
  manufacture_id?: (number | "none")[]
  product_group_id?: (number | "none")[]
  category_id?: (number | "none")[]
  product_unit_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  plant_id?: (number | "none")[]
  animal_id?: (number | "none")[]
  seafood_id?: (number | "none")[]
  price_from?: number
  price_to?: number
  gtin?: string[]
  net_weight_from?: number
  net_weight_to?: number
  net_weight_unit_id?: (number | "none")[]
  shelf_life_days?: (number | "none")[]
  shelf_life_days_from?: number
  shelf_life_days_to?: number
  ocop_star?: (number | "none")[]
  ocop_star_from?: number
  ocop_star_to?: number
  ocop_year?: (number | "none")[]
  ocop_year_from?: number
  ocop_year_to?: number
  ocop_expires_at_from?: string
  ocop_expires_at_to?: string
  default_process_id?: (number | "none")[]
  seasons?: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | 'none')[]
  is_active?: boolean
  is_highlight?: boolean
  is_highlight_app?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ListDistributorsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'type' | 'tax_code' | 'gln' | 'contact_person' | 'phone' | 'email' | 'website' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'opening_hours' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  type?: ('supermarket' | 'store' | 'market' | 'agent' | 'exporter' | 'ecommerce' | 'restaurant' | 'none')[]
  gln?: string[]
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  manufacture_ids?: (number | "none")[]
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ListShippingsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'shipping_method_id' | 'manufacture_id' | 'company_tax_code' | 'driver_name' | 'vehicle_plate' | 'phone' | 'email' | 'website' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'capacity_kg' | 'cold_chain_note' | 'certificate_no' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  shipping_method_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  capacity_kg_from?: number
  capacity_kg_to?: number
  is_active?: boolean
}

export interface ListProcessesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sector_kind' | 'product_group_id' | 'plant_id' | 'animal_id' | 'seafood_id' | 'manufacture_id' | 'standard' | 'total_days' | 'version_number' | 'parent_id' | 'status'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  product_group_id?: (number | "none")[]
  plant_id?: (number | "none")[]
  animal_id?: (number | "none")[]
  seafood_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  standard?: ('vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other' | 'none')[]
  total_days?: (number | "none")[]
  total_days_from?: number
  total_days_to?: number
  version_number?: (number | "none")[]
  version_number_from?: number
  version_number_to?: number
  parent_id?: (number | "none")[]
  status?: ('draft' | 'active' | 'archived' | 'none')[]
}

export interface ListStagesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sector_kind' | 'activity_type' | 'is_traceable_default' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  activity_type?: ('land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other' | 'none')[]
  is_traceable_default?: boolean
  required_fields?: ('ph' | 'do_mg_l' | 'salinity_ppt' | 'temperature_c' | 'transparency_cm' | 'alkalinity' | 'nh3' | 'no2' | 'h2s' | 'feed_code' | 'protein_pct' | 'total_kg' | 'avg_weight_g' | 'count' | 'size_g' | 'density_m2' | 'supplier' | 'quarantine_no' | 'vaccine' | 'age_days' | 'head_count' | 'dose' | 'disease' | 'drug' | 'route' | 'cause' | 'handling' | 'parcel' | 'quality' | 'buyer' | 'place' | 'water_source' | 'lab' | 'sample_no' | 'result' | 'file' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListBatchesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'manufacture_id' | 'product_id' | 'sector_kind' | 'process_id' | 'material_area_id' | 'farming_form_id' | 'season' | 'start_date' | 'expected_harvest_date' | 'actual_harvest_date' | 'acreage_used' | 'expected_quantity' | 'actual_quantity' | 'remaining_quantity' | 'product_unit_id' | 'price' | 'seed_source' | 'seed_lot' | 'seed_quantity' | 'seed_certificate_no' | 'density' | 'head_count_start' | 'avg_weight_start' | 'stocking_count' | 'stocking_size' | 'pond_code' | 'progress' | 'status' | 'cancel_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  process_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  farming_form_id?: (number | "none")[]
  start_date_from?: string
  start_date_to?: string
  expected_harvest_date_from?: string
  expected_harvest_date_to?: string
  actual_harvest_date_from?: string
  actual_harvest_date_to?: string
  acreage_used_from?: number
  acreage_used_to?: number
  expected_quantity_from?: number
  expected_quantity_to?: number
  actual_quantity_from?: number
  actual_quantity_to?: number
  remaining_quantity_from?: number
  remaining_quantity_to?: number
  product_unit_id?: (number | "none")[]
  price_from?: number
  price_to?: number
  density_from?: number
  density_to?: number
  head_count_start?: (number | "none")[]
  head_count_start_from?: number
  head_count_start_to?: number
  avg_weight_start_from?: number
  avg_weight_start_to?: number
  stocking_count?: (number | "none")[]
  stocking_count_from?: number
  stocking_count_to?: number
  labor_ids?: (number | "none")[]
  progress?: (number | "none")[]
  progress_from?: number
  progress_to?: number
  status?: ('planned' | 'in_production' | 'harvested' | 'closed' | 'cancelled' | 'recalled' | 'none')[]
}

export interface ListDiariesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'manufacture_id' | 'batch_id' | 'stage_id' | 'labor_id' | 'activity_type' | 'title' | 'performed_at' | 'finished_at' | 'weather' | 'temperature' | 'latitude' | 'longitude' | 'is_far' | 'quantity' | 'product_unit_id' | 'video_url' | 'is_traceable' | 'status' | 'reject_reason' | 'source'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  manufacture_id?: (number | "none")[]
  batch_id?: (number | "none")[]
  stage_id?: (number | "none")[]
  labor_id?: (number | "none")[]
  activity_type?: ('land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other' | 'none')[]
  performed_at_from?: string
  performed_at_to?: string
  finished_at_from?: string
  finished_at_to?: string
  temperature_from?: number
  temperature_to?: number
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  is_far?: boolean
  quantity_from?: number
  quantity_to?: number
  product_unit_id?: (number | "none")[]
  is_traceable?: boolean
  status?: ('draft' | 'submitted' | 'approved' | 'rejected' | 'none')[]
  source?: ('app' | 'web' | 'import' | 'none')[]
}

export interface ListLaborsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'birthday' | 'gender' | 'phone' | 'email' | 'manufacture_id' | 'labor_type' | 'household_code' | 'household_acreage' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'skills' | 'health_cert_expires_at' | 'joined_at' | 'left_at' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  birthday_from?: string
  birthday_to?: string
  gender?: ('male' | 'female' | 'other' | 'none')[]
  phone?: string[]
  email?: string[]
  manufacture_id?: (number | "none")[]
  labor_type?: ('worker' | 'household' | 'member' | 'technician' | 'manager' | 'none')[]
  household_acreage_from?: number
  household_acreage_to?: number
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  health_cert_expires_at_from?: string
  health_cert_expires_at_to?: string
  joined_at_from?: string
  joined_at_to?: string
  left_at_from?: string
  left_at_to?: string
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ListOrdersQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'trace_id' | 'manufacture_id' | 'product_id' | 'stamp_type' | 'quantity' | 'width' | 'height' | 'unit_price' | 'total_price' | 'receiver_name' | 'receiver_phone' | 'receive_method' | 'province_id' | 'ward_id' | 'address' | 'wanted_at' | 'status' | 'is_overdue' | 'status_note' | 'approved_quantity' | 'stamp_id' | 'assigned_user_id' | 'tracking_no'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  trace_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  stamp_type?: ('qr_lot' | 'qr_serial' | 'qr_secure' | 'none')[]
  quantity?: (number | "none")[]
  quantity_from?: number
  quantity_to?: number
  width?: (number | "none")[]
  width_from?: number
  width_to?: number
  height?: (number | "none")[]
  height_from?: number
  height_to?: number
  unit_price_from?: number
  unit_price_to?: number
  total_price_from?: number
  total_price_to?: number
  receiver_phone?: string[]
  receive_method?: ('pickup' | 'delivery' | 'none')[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  wanted_at_from?: string
  wanted_at_to?: string
  status?: ('pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' | 'none')[]
  is_overdue?: boolean
  approved_quantity?: (number | "none")[]
  approved_quantity_from?: number
  approved_quantity_to?: number
  stamp_id?: (number | "none")[]
  assigned_user_id?: (number | "none")[]
}

export interface ListStampStatisticsQuery {
  page?: number
  length?: number
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'printed_at' | 'stamp_id' | 'trace_id' | 'product_id' | 'manufacture_id' | 'serial_from' | 'serial_to' | 'quantity' | 'line_number' | 'width' | 'height' | 'stamps_per_line' | 'size' | 'horizontal' | 'vertical' | 'distance' | 'space_left' | 'space_top' | 'printed_by' | 'result' | 'damaged_count' | 'note'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  printed_at_from?: string
  printed_at_to?: string
  stamp_id?: (number | "none")[]
  trace_id?: (number | "none")[]
  product_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  serial_from?: (number | "none")[]
  serial_from_from?: number
  serial_from_to?: number
  serial_to?: (number | "none")[]
  serial_to_from?: number
  serial_to_to?: number
  quantity?: (number | "none")[]
  quantity_from?: number
  quantity_to?: number
  line_number?: (number | "none")[]
  line_number_from?: number
  line_number_to?: number
  width?: (number | "none")[]
  width_from?: number
  width_to?: number
  height?: (number | "none")[]
  height_from?: number
  height_to?: number
  stamps_per_line?: (number | "none")[]
  stamps_per_line_from?: number
  stamps_per_line_to?: number
  size?: (number | "none")[]
  size_from?: number
  size_to?: number
  horizontal_from?: number
  horizontal_to?: number
  vertical_from?: number
  vertical_to?: number
  distance?: (number | "none")[]
  distance_from?: number
  distance_to?: number
  space_left?: (number | "none")[]
  space_left_from?: number
  space_left_to?: number
  space_top?: (number | "none")[]
  space_top_from?: number
  space_top_to?: number
  printed_by?: (number | "none")[]
  result?: ('ok' | 'error' | 'none')[]
  damaged_count?: (number | "none")[]
  damaged_count_from?: number
  damaged_count_to?: number
}

export interface ListScanStatisticsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'scanned_at' | 'code' | 'trace_id' | 'stamp_id' | 'stamp_code_id' | 'manufacture_id' | 'product_id' | 'result' | 'channel' | 'app_user_id' | 'ip_hash' | 'ip_province' | 'latitude' | 'longitude' | 'province_id' | 'ward_id' | 'device_type' | 'os' | 'browser' | 'is_first' | 'is_suspicious' | 'suspicion_reason' | 'note'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  scanned_at_from?: string
  scanned_at_to?: string
  trace_id?: (number | "none")[]
  stamp_id?: (number | "none")[]
  stamp_code_id?: (number | "none")[]
  stamp_code_id_from?: number
  stamp_code_id_to?: number
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  result?: ('valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled' | 'not_found' | 'none')[]
  channel?: ('web' | 'app' | 'zalo' | 'none')[]
  app_user_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  is_first?: boolean
  is_suspicious?: boolean
}

export interface ListProductionPlansQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'manufacture_id' | 'sector_kind' | 'season' | 'year' | 'start_date' | 'end_date' | 'product_count' | 'labor_count' | 'target_quantity' | 'current_quantity' | 'progress' | 'status' | 'published_at' | 'published_by' | 'completed_at' | 'cancel_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  manufacture_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  start_date_from?: string
  start_date_to?: string
  end_date_from?: string
  end_date_to?: string
  product_count?: (number | "none")[]
  product_count_from?: number
  product_count_to?: number
  labor_count?: (number | "none")[]
  labor_count_from?: number
  labor_count_to?: number
  target_quantity_from?: number
  target_quantity_to?: number
  current_quantity_from?: number
  current_quantity_to?: number
  progress_from?: number
  progress_to?: number
  status?: ('draft' | 'published' | 'completed' | 'cancelled' | 'none')[]
  published_at_from?: string
  published_at_to?: string
  published_by?: (number | "none")[]
  completed_at_from?: string
  completed_at_to?: string
}

export interface ListProductPlantsQuery {
  page?: number
  length?: number
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'plant_id' | 'province_id' | 'ward_id' | 'manufacture_id' | 'product_id' | 'material_area_id' | 'year' | 'season' | 'area_planned' | 'area_sown' | 'area_harvested' | 'area_new' | 'yield' | 'output' | 'area_vietgap' | 'area_organic' | 'area_puc' | 'household_count' | 'avg_price' | 'damage_area' | 'damage_cause' | 'source' | 'reported_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  plant_id?: (number | "none")[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  season?: ('spring' | 'summer' | 'autumn' | 'winter' | 'year' | 'none')[]
  area_planned_from?: number
  area_planned_to?: number
  area_sown_from?: number
  area_sown_to?: number
  area_harvested_from?: number
  area_harvested_to?: number
  area_new_from?: number
  area_new_to?: number
  yield_from?: number
  yield_to?: number
  output_from?: number
  output_to?: number
  area_vietgap_from?: number
  area_vietgap_to?: number
  area_organic_from?: number
  area_organic_to?: number
  area_puc_from?: number
  area_puc_to?: number
  household_count?: (number | "none")[]
  household_count_from?: number
  household_count_to?: number
  avg_price_from?: number
  avg_price_to?: number
  damage_area_from?: number
  damage_area_to?: number
  reported_at_from?: string
  reported_at_to?: string
}

export interface ListProductAnimalsQuery {
  page?: number
  length?: number
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'animal_id' | 'province_id' | 'ward_id' | 'manufacture_id' | 'product_id' | 'material_area_id' | 'year' | 'quarter' | 'head_total' | 'head_female' | 'head_breeding' | 'head_sold' | 'avg_weight' | 'meat_output' | 'egg_output' | 'milk_output' | 'honey_output' | 'farm_count_large' | 'farm_count_medium' | 'farm_count_small' | 'household_count' | 'barn_area' | 'farming_form_id' | 'vaccinated_count' | 'disease_count' | 'dead_destroyed_count' | 'start_date' | 'expected_sale_date' | 'expected_output' | 'avg_price'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  animal_id?: (number | "none")[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  quarter?: (number | "none")[]
  quarter_from?: number
  quarter_to?: number
  head_total?: (number | "none")[]
  head_total_from?: number
  head_total_to?: number
  head_female?: (number | "none")[]
  head_female_from?: number
  head_female_to?: number
  head_breeding?: (number | "none")[]
  head_breeding_from?: number
  head_breeding_to?: number
  head_sold?: (number | "none")[]
  head_sold_from?: number
  head_sold_to?: number
  avg_weight_from?: number
  avg_weight_to?: number
  meat_output_from?: number
  meat_output_to?: number
  egg_output_from?: number
  egg_output_to?: number
  milk_output_from?: number
  milk_output_to?: number
  honey_output_from?: number
  honey_output_to?: number
  farm_count_large?: (number | "none")[]
  farm_count_large_from?: number
  farm_count_large_to?: number
  farm_count_medium?: (number | "none")[]
  farm_count_medium_from?: number
  farm_count_medium_to?: number
  farm_count_small?: (number | "none")[]
  farm_count_small_from?: number
  farm_count_small_to?: number
  household_count?: (number | "none")[]
  household_count_from?: number
  household_count_to?: number
  barn_area_from?: number
  barn_area_to?: number
  farming_form_id?: (number | "none")[]
  vaccinated_count?: (number | "none")[]
  vaccinated_count_from?: number
  vaccinated_count_to?: number
  disease_count?: (number | "none")[]
  disease_count_from?: number
  disease_count_to?: number
  dead_destroyed_count?: (number | "none")[]
  dead_destroyed_count_from?: number
  dead_destroyed_count_to?: number
  start_date_from?: string
  start_date_to?: string
  expected_sale_date_from?: string
  expected_sale_date_to?: string
  expected_output_from?: number
  expected_output_to?: number
  avg_price_from?: number
  avg_price_to?: number
}

export interface ListCriteriaSeafoodsQuery {
  page?: number
  length?: number
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'seafood_id' | 'activity' | 'province_id' | 'ward_id' | 'manufacture_id' | 'product_id' | 'material_area_id' | 'year' | 'period' | 'environment' | 'farming_form_id' | 'pond_area' | 'water_surface' | 'cage_count' | 'cage_volume' | 'stocking_count' | 'stocking_density' | 'stocking_date' | 'fry_source' | 'survival_rate' | 'harvest_size' | 'output' | 'yield' | 'feed_used' | 'fcr' | 'vessel_count' | 'capture_days' | 'disease_area' | 'expected_harvest_date' | 'avg_price'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  seafood_id?: (number | "none")[]
  activity?: ('aquaculture' | 'capture' | 'none')[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  period?: ('m1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'm7' | 'm8' | 'm9' | 'm10' | 'm11' | 'm12' | 'q1' | 'q2' | 'q3' | 'q4' | 'none')[]
  environment?: ('fresh' | 'brackish' | 'sea' | 'none')[]
  farming_form_id?: (number | "none")[]
  pond_area_from?: number
  pond_area_to?: number
  water_surface_from?: number
  water_surface_to?: number
  cage_count?: (number | "none")[]
  cage_count_from?: number
  cage_count_to?: number
  cage_volume_from?: number
  cage_volume_to?: number
  stocking_count?: (number | "none")[]
  stocking_count_from?: number
  stocking_count_to?: number
  stocking_density_from?: number
  stocking_density_to?: number
  stocking_date_from?: string
  stocking_date_to?: string
  survival_rate_from?: number
  survival_rate_to?: number
  output_from?: number
  output_to?: number
  yield_from?: number
  yield_to?: number
  feed_used_from?: number
  feed_used_to?: number
  fcr_from?: number
  fcr_to?: number
  vessel_count?: (number | "none")[]
  vessel_count_from?: number
  vessel_count_to?: number
  capture_days?: (number | "none")[]
  capture_days_from?: number
  capture_days_to?: number
  disease_area_from?: number
  disease_area_to?: number
  expected_harvest_date_from?: string
  expected_harvest_date_to?: string
  avg_price_from?: number
  avg_price_to?: number
}

export interface ListArticlesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'slug' | 'article_type_id' | 'category_id' | 'domain_id' | 'author_name' | 'source_name' | 'source_url' | 'published_at' | 'seo_title' | 'seo_description' | 'view_count' | 'is_publish' | 'is_hot' | 'is_highlight' | 'is_approved' | 'approved_by' | 'approved_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  article_type_id?: (number | "none")[]
  category_id?: (number | "none")[]
  domain_id?: (number | "none")[]
  tag_ids?: (number | "none")[]
  related_ids?: (number | "none")[]
  published_at_from?: string
  published_at_to?: string
  view_count?: (number | "none")[]
  view_count_from?: number
  view_count_to?: number
  is_publish?: boolean
  is_hot?: boolean
  is_highlight?: boolean
  is_approved?: boolean
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
}

export interface ListVideosQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'slug' | 'type' | 'url' | 'duration_s' | 'category_id' | 'manufacture_id' | 'product_id' | 'sort_order' | 'is_highlight' | 'is_active' | 'view_count'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  type?: ('youtube' | 'file' | 'none')[]
  duration_s?: (number | "none")[]
  duration_s_from?: number
  duration_s_to?: number
  category_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_highlight?: boolean
  is_active?: boolean
  view_count?: (number | "none")[]
  view_count_from?: number
  view_count_to?: number
}

export interface ListLibrariesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'slug' | 'kind' | 'domain_id' | 'category_id' | 'document_no' | 'issuer' | 'signer' | 'issued_at' | 'effective_at' | 'expired_at' | 'validity' | 'download_count' | 'is_highlight' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  kind?: ('legal' | 'technical' | 'form' | 'report' | 'image' | 'other' | 'none')[]
  domain_id?: (number | "none")[]
  category_id?: (number | "none")[]
  issued_at_from?: string
  issued_at_to?: string
  effective_at_from?: string
  effective_at_to?: string
  expired_at_from?: string
  expired_at_to?: string
  validity?: ('in_force' | 'expired' | 'replaced' | 'none')[]
  download_count?: (number | "none")[]
  download_count_from?: number
  download_count_to?: number
  is_highlight?: boolean
  is_active?: boolean
}

export interface ListBannersQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'type' | 'title' | 'subtitle' | 'link_url' | 'button_text' | 'open_new_tab' | 'sort_order' | 'start_at' | 'end_at' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  type?: ('main_banner' | 'second_banner' | 'none')[]
  open_new_tab?: boolean
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  start_at_from?: string
  start_at_to?: string
  end_at_from?: string
  end_at_to?: string
  is_active?: boolean
}

export interface ListWebsitesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'url' | 'domain_id' | 'open_new_tab' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  domain_id?: (number | "none")[]
  open_new_tab?: boolean
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListUsersQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'username' | 'email' | 'phone' | 'role_id' | 'manufacture_id' | 'ward_id' | 'department' | 'position' | 'birthday' | 'gender' | 'is_active' | 'is_highlight' | 'last_login_at' | 'last_login_ip' | 'must_change_password' | 'failed_attempts' | 'locked_until'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  email?: string[]
  phone?: string[]
  role_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  birthday_from?: string
  birthday_to?: string
  gender?: ('male' | 'female' | 'other' | 'none')[]
  is_active?: boolean
  is_highlight?: boolean
  last_login_at_from?: string
  last_login_at_to?: string
  must_change_password?: boolean
  failed_attempts?: (number | "none")[]
  failed_attempts_from?: number
  failed_attempts_to?: number
  locked_until_from?: string
  locked_until_to?: string
}

export interface ListPermissionsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'action' | 'subject' | 'name' | 'group' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  action?: ('menu' | 'list' | 'read' | 'create' | 'edit' | 'update' | 'none')[]
  subject?: ('manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ListAppsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'phone' | 'email' | 'birthday' | 'gender' | 'province_id' | 'ward_id' | 'address' | 'user_type' | 'labor_id' | 'platform' | 'device_id' | 'push_token' | 'last_active_at' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  phone?: string[]
  email?: string[]
  birthday_from?: string
  birthday_to?: string
  gender?: ('male' | 'female' | 'other' | 'none')[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  user_type?: ('consumer' | 'labor' | 'distributor' | 'inspector' | 'none')[]
  labor_id?: (number | "none")[]
  platform?: ('ios' | 'android' | 'web' | 'none')[]
  last_active_at_from?: string
  last_active_at_to?: string
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
}

export interface ListProductGroupsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'slug' | 'parent_id' | 'sector_kind' | 'ocop_group' | 'icon' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  parent_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  ocop_group?: ('food' | 'drink' | 'herbal' | 'handicraft' | 'ornamental' | 'tourism' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListProductUnitsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'base_unit_id' | 'factor' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  base_unit_id?: (number | "none")[]
  factor_from?: number
  factor_to?: number
  is_active?: boolean
}

export interface ListFarmingFormsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sector_kind' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  is_active?: boolean
}

export interface ListManufacturingFormsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListShippingMethodsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'temp_min' | 'temp_max' | 'is_cold_chain' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  temp_min_from?: number
  temp_min_to?: number
  temp_max_from?: number
  temp_max_to?: number
  is_cold_chain?: boolean
  is_active?: boolean
}

export interface ListCategoriesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'slug' | 'parent_id' | 'kind' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  parent_id?: (number | "none")[]
  kind?: ('product' | 'article' | 'library' | 'video' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListArticleTypesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'slug' | 'parent_id' | 'position' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  parent_id?: (number | "none")[]
  position?: ('menu' | 'home' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListTagsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'slug'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
}

export interface ListMenusQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'parent_id' | 'position' | 'link_type' | 'link_value' | 'icon' | 'open_new_tab' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  parent_id?: (number | "none")[]
  position?: ('header' | 'footer' | 'mobile' | 'none')[]
  link_type?: ('route' | 'url' | 'article' | 'article_type' | 'category' | 'none')[]
  open_new_tab?: boolean
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ListSystemLogsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'user_id' | 'user_name' | 'role' | 'action' | 'subject' | 'entity_id' | 'entity_label' | 'method' | 'path' | 'status_code' | 'ip' | 'user_agent'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  user_id?: (number | "none")[]
  action?: ('login' | 'logout' | 'login_failed' | 'create' | 'update' | 'delete' | 'approve' | 'reject' | 'toggle' | 'status' | 'export' | 'import' | 'print' | 'scan_lock' | 'none')[]
  subject?: ('manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' | 'media' | 'animals' | 'banners' | 'batches' | 'certificates' | 'districts' | 'domains' | 'manufacturing_forms' | 'manufacturing_sectors' | 'order_notifications' | 'orders' | 'plants' | 'process_stages' | 'production_plans' | 'provinces' | 'regions' | 'saved_views' | 'seafoods' | 'shippings' | 'tags' | 'wards' | 'workers' | 'footer' | 'images-header' | 'logo' | 'information' | 'none')[]
  entity_id?: (number | "none")[]
  entity_id_from?: number
  entity_id_to?: number
  status_code?: (number | "none")[]
  status_code_from?: number
  status_code_to?: number
}

export interface ListManufacturingSectorsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'kind' | 'icon' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'forestry' | 'salt' | 'other' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ListWorkersQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'phone' | 'manufacture_id' | 'manufacture_name'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  phone?: string[]
  manufacture_id?: (number | "none")[]
}

export interface ListPlantsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scientific_name' | 'default_unit_id' | 'is_active' | 'group' | 'is_perennial'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  default_unit_id?: (number | "none")[]
  is_active?: boolean
  group?: ('fruit' | 'vegetable' | 'food' | 'industrial' | 'medicinal' | 'forest' | 'none')[]
  is_perennial?: boolean
}

export interface ListAnimalsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scientific_name' | 'default_unit_id' | 'is_active' | 'group'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  default_unit_id?: (number | "none")[]
  is_active?: boolean
  group?: ('livestock' | 'poultry' | 'bee' | 'other' | 'none')[]
}

export interface ListSeafoodsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scientific_name' | 'default_unit_id' | 'is_active' | 'group'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  default_unit_id?: (number | "none")[]
  is_active?: boolean
  group?: ('crustacean' | 'mollusc' | 'marine_fish' | 'freshwater_fish' | 'other' | 'none')[]
}

export interface ListDomainsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'host' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ListRegionsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ListRolesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scope' | 'is_system' | 'is_active' | 'requires_two_factor' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  scope?: ('province' | 'commune' | 'manufacture' | 'none')[]
  permission_ids?: (number | "none")[]
  is_system?: boolean
  is_active?: boolean
  requires_two_factor?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
}

export interface ListProvincesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'system' | 'code' | 'name' | 'short_name' | 'kind' | 'region_id' | 'successor_id' | 'is_home'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  system?: ('2025' | 'legacy' | 'none')[]
  kind?: ('province' | 'city' | 'none')[]
  region_id?: (number | "none")[]
  successor_id?: (number | "none")[]
  is_home?: boolean
}

export interface ListDistrictsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'system' | 'code' | 'name' | 'province_id' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  system?: ('2025' | 'legacy' | 'none')[]
  province_id?: (number | "none")[]
  is_active?: boolean
}

export interface ListWardsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'system' | 'code' | 'name' | 'kind' | 'province_id' | 'district_id' | 'successor_id' | 'needs_review' | 'centroid_lat' | 'centroid_lng'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  system?: ('2025' | 'legacy' | 'none')[]
  kind?: ('commune' | 'ward' | 'township' | 'special_zone' | 'none')[]
  province_id?: (number | "none")[]
  district_id?: (number | "none")[]
  successor_id?: (number | "none")[]
  needs_review?: boolean
  candidate_ids?: (number | "none")[]
  centroid_lat_from?: number
  centroid_lat_to?: number
  centroid_lng_from?: number
  centroid_lng_to?: number
}

export interface ListManufacturesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'short_name' | 'foreign_name' | 'slug' | 'manufacturing_form_id' | 'tax_code' | 'business_license_no' | 'business_license_date' | 'business_license_place' | 'representative_name' | 'representative_title' | 'phone' | 'email' | 'website' | 'fax' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'gln' | 'gs1_company_prefix' | 'packing_house_code' | 'food_safety_cert_no' | 'food_safety_cert_issued_at' | 'food_safety_cert_expires_at' | 'food_safety_grade' | 'established_year' | 'employee_count' | 'member_count' | 'total_acreage' | 'video_url' | 'is_active' | 'suspend_reason' | 'is_highlight' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  manufacturing_form_id?: (number | "none")[]
  manufacturing_sector_ids?: (number | "none")[]
  business_license_date_from?: string
  business_license_date_to?: string
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  gln?: string[]
  food_safety_cert_issued_at_from?: string
  food_safety_cert_issued_at_to?: string
  food_safety_cert_expires_at_from?: string
  food_safety_cert_expires_at_to?: string
  food_safety_grade?: ('A' | 'B' | 'C' | 'none')[]
  established_year?: (number | "none")[]
  established_year_from?: number
  established_year_to?: number
  employee_count?: (number | "none")[]
  employee_count_from?: number
  employee_count_to?: number
  member_count?: (number | "none")[]
  member_count_from?: number
  member_count_to?: number
  total_acreage_from?: number
  total_acreage_to?: number
  is_active?: boolean
  is_highlight?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
  certificate_type: 'vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other'
  certificate_status?: 'valid' | 'expiring' | 'expired'
}

export interface ListCertificatesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'certificate_type' | 'number' | 'issuer' | 'scope' | 'issued_at' | 'expires_at' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes' | 'manufacture_id' | 'product_id' | 'material_area_id'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  certificate_type?: ('vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other' | 'none')[]
  issued_at_from?: string
  issued_at_to?: string
  expires_at_from?: string
  expires_at_to?: string
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  certificate_status?: 'valid' | 'expiring' | 'expired'
}

export interface GetMaterialAreasTotalsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'area_type' | 'manufacture_id' | 'sector_kind' | 'plant_id' | 'animal_id' | 'seafood_id' | 'variety' | 'farming_form_id' | 'acreage' | 'water_surface' | 'cage_count' | 'pond_count' | 'barn_count' | 'capacity' | 'capacity_unit_id' | 'household_count' | 'puc_code' | 'code_system' | 'puc_status' | 'puc_issued_at' | 'puc_market' | 'facility_code' | 'gln' | 'location_code' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'computed_area' | 'soil_test_at' | 'soil_result' | 'water_test_at' | 'water_result' | 'manager_labor_id' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  area_type?: ('production' | 'raw_material' | 'processing_site' | 'none')[]
  manufacture_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  plant_id?: (number | "none")[]
  animal_id?: (number | "none")[]
  seafood_id?: (number | "none")[]
  farming_form_id?: (number | "none")[]
  acreage_from?: number
  acreage_to?: number
  water_surface_from?: number
  water_surface_to?: number
  cage_count?: (number | "none")[]
  cage_count_from?: number
  cage_count_to?: number
  pond_count?: (number | "none")[]
  pond_count_from?: number
  pond_count_to?: number
  barn_count?: (number | "none")[]
  barn_count_from?: number
  barn_count_to?: number
  capacity_from?: number
  capacity_to?: number
  capacity_unit_id?: (number | "none")[]
  household_count?: (number | "none")[]
  household_count_from?: number
  household_count_to?: number
  code_system?: ('domestic' | 'export' | 'none')[]
  puc_status?: ('none' | 'requested' | 'active' | 'suspended' | 'cancelled')[]
  puc_issued_at_from?: string
  puc_issued_at_to?: string
  gln?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  computed_area_from?: number
  computed_area_to?: number
  soil_test_at_from?: string
  soil_test_at_to?: string
  soil_result?: ('pass' | 'fail' | 'none')[]
  water_test_at_from?: string
  water_test_at_to?: string
  water_result?: ('pass' | 'fail' | 'none')[]
  manager_labor_id?: (number | "none")[]
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ListTracesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'manufacture_id' | 'product_id' | 'batch_id' | 'lot' | 'material_area_id' | 'distributor_id' | 'shipping_id' | 'planting_date' | 'harvest_date' | 'packaging_date' | 'expired_date' | 'quantity' | 'product_unit_id' | 'packaging_spec' | 'lot_note' | 'packing_site' | 'packing_house_code' | 'video_url' | 'gs1_key' | 'qr_url' | 'order_status' | 'label_count' | 'is_active' | 'status' | 'recall_kind' | 'recall_reason' | 'recall_handling' | 'recalled_at' | 'recalled_by' | 'scan_count' | 'last_scanned_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  batch_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  distributor_id?: (number | "none")[]
  shipping_id?: (number | "none")[]
  planting_date_from?: string
  planting_date_to?: string
  harvest_date_from?: string
  harvest_date_to?: string
  packaging_date_from?: string
  packaging_date_to?: string
  expired_date_from?: string
  expired_date_to?: string
  quantity_from?: number
  quantity_to?: number
  product_unit_id?: (number | "none")[]
  diary_ids?: (number | "none")[]
  certificate_ids?: (number | "none")[]
  order_status?: ('pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' | 'none')[]
  label_count?: (number | "none")[]
  label_count_from?: number
  label_count_to?: number
  is_active?: boolean
  status?: ('draft' | 'active' | 'inactive' | 'recalled' | 'none')[]
  recall_kind?: ('voluntary' | 'mandatory' | 'none')[]
  recall_handling?: ('fix' | 'change_use' | 're_export' | 'destroy' | 'none')[]
  recalled_at_from?: string
  recalled_at_to?: string
  recalled_by?: (number | "none")[]
  scan_count?: (number | "none")[]
  scan_count_from?: number
  scan_count_to?: number
  last_scanned_at_from?: string
  last_scanned_at_to?: string
}

export interface ListNotificationsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'type' | 'price' | 'audience' | 'link_type' | 'link_value' | 'send_at' | 'sent_at' | 'recipient_count' | 'waiting_count' | 'failed_count' | 'read_count' | 'status'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  type?: ('system' | 'warning' | 'recall' | 'market' | 'training' | 'none')[]
  price_from?: number
  price_to?: number
  channel?: ('web' | 'email' | 'app' | 'none')[]
  audience?: ('all' | 'role' | 'manufacture' | 'ward' | 'labor' | 'app_user' | 'none')[]
  role_ids?: (number | "none")[]
  manufacture_ids?: (number | "none")[]
  ward_ids?: (number | "none")[]
  labor_ids?: (number | "none")[]
  app_ids?: (number | "none")[]
  link_type?: ('none' | 'article' | 'trace' | 'product' | 'url')[]
  send_at_from?: string
  send_at_to?: string
  sent_at_from?: string
  sent_at_to?: string
  recipient_count?: (number | "none")[]
  recipient_count_from?: number
  recipient_count_to?: number
  waiting_count?: (number | "none")[]
  waiting_count_from?: number
  waiting_count_to?: number
  failed_count?: (number | "none")[]
  failed_count_from?: number
  failed_count_to?: number
  read_count?: (number | "none")[]
  read_count_from?: number
  read_count_to?: number
  status?: ('draft' | 'scheduled' | 'sent' | 'cancelled' | 'none')[]
  received: boolean | null
}

export interface CountOrdersQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'trace_id' | 'manufacture_id' | 'product_id' | 'stamp_type' | 'quantity' | 'width' | 'height' | 'unit_price' | 'total_price' | 'receiver_name' | 'receiver_phone' | 'receive_method' | 'province_id' | 'ward_id' | 'address' | 'wanted_at' | 'status' | 'is_overdue' | 'status_note' | 'approved_quantity' | 'stamp_id' | 'assigned_user_id' | 'tracking_no'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  trace_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  stamp_type?: ('qr_lot' | 'qr_serial' | 'qr_secure' | 'none')[]
  quantity?: (number | "none")[]
  quantity_from?: number
  quantity_to?: number
  width?: (number | "none")[]
  width_from?: number
  width_to?: number
  height?: (number | "none")[]
  height_from?: number
  height_to?: number
  unit_price_from?: number
  unit_price_to?: number
  total_price_from?: number
  total_price_to?: number
  receiver_phone?: string[]
  receive_method?: ('pickup' | 'delivery' | 'none')[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  wanted_at_from?: string
  wanted_at_to?: string
  status?: ('pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' | 'none')[]
  is_overdue?: boolean
  approved_quantity?: (number | "none")[]
  approved_quantity_from?: number
  approved_quantity_to?: number
  stamp_id?: (number | "none")[]
  assigned_user_id?: (number | "none")[]
}

export interface ListOrderNotificationsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'order_id' | 'user_id' | 'type' | 'title' | 'is_watched' | 'watched_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  order_id?: (number | "none")[]
  user_id?: (number | "none")[]
  type?: ('created' | 'status_changed' | 'overdue' | 'none')[]
  is_watched?: boolean
  watched_at_from?: string
  watched_at_to?: string
}

export interface ListStampsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'stamp_type' | 'trace_id' | 'product_id' | 'manufacture_id' | 'order_id' | 'quantity' | 'serial_prefix' | 'serial_from' | 'serial_to' | 'number_from' | 'number_to' | 'key_id' | 'packaging_date' | 'width' | 'height' | 'stamps_per_line' | 'size' | 'horizontal' | 'vertical' | 'distance' | 'space_left' | 'space_top' | 'print_product_name' | 'print_product_created_at' | 'lines' | 'printed_count' | 'activated_count' | 'scan_count' | 'status' | 'lock_reason' | 'locked_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  stamp_type?: ('qr_lot' | 'qr_serial' | 'qr_secure' | 'none')[]
  trace_id?: (number | "none")[]
  product_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  order_id?: (number | "none")[]
  quantity?: (number | "none")[]
  quantity_from?: number
  quantity_to?: number
  serial_from?: (number | "none")[]
  serial_from_from?: number
  serial_from_to?: number
  serial_to?: (number | "none")[]
  serial_to_from?: number
  serial_to_to?: number
  number_from?: (number | "none")[]
  number_from_from?: number
  number_from_to?: number
  number_to?: (number | "none")[]
  number_to_from?: number
  number_to_to?: number
  packaging_date_from?: string
  packaging_date_to?: string
  width?: (number | "none")[]
  width_from?: number
  width_to?: number
  height?: (number | "none")[]
  height_from?: number
  height_to?: number
  stamps_per_line?: (number | "none")[]
  stamps_per_line_from?: number
  stamps_per_line_to?: number
  size?: (number | "none")[]
  size_from?: number
  size_to?: number
  horizontal_from?: number
  horizontal_to?: number
  vertical_from?: number
  vertical_to?: number
  distance?: (number | "none")[]
  distance_from?: number
  distance_to?: number
  space_left?: (number | "none")[]
  space_left_from?: number
  space_left_to?: number
  space_top?: (number | "none")[]
  space_top_from?: number
  space_top_to?: number
  print_product_name?: boolean
  print_product_created_at?: boolean
  lines?: (number | "none")[]
  lines_from?: number
  lines_to?: number
  printed_count?: (number | "none")[]
  printed_count_from?: number
  printed_count_to?: number
  activated_count?: (number | "none")[]
  activated_count_from?: number
  activated_count_to?: number
  scan_count?: (number | "none")[]
  scan_count_from?: number
  scan_count_to?: number
  status?: ('draft' | 'issued' | 'printed' | 'activated' | 'closed' | 'locked' | 'recalled' | 'none')[]
  locked_at_from?: string
  locked_at_to?: string
}

export interface GetStampCodesQuery {
  serial_from?: number
  serial_to?: number
}

export interface CountStampsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'stamp_type' | 'trace_id' | 'product_id' | 'manufacture_id' | 'order_id' | 'quantity' | 'serial_prefix' | 'serial_from' | 'serial_to' | 'number_from' | 'number_to' | 'key_id' | 'packaging_date' | 'width' | 'height' | 'stamps_per_line' | 'size' | 'horizontal' | 'vertical' | 'distance' | 'space_left' | 'space_top' | 'print_product_name' | 'print_product_created_at' | 'lines' | 'printed_count' | 'activated_count' | 'scan_count' | 'status' | 'lock_reason' | 'locked_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  stamp_type?: ('qr_lot' | 'qr_serial' | 'qr_secure' | 'none')[]
  trace_id?: (number | "none")[]
  product_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  order_id?: (number | "none")[]
  quantity?: (number | "none")[]
  quantity_from?: number
  quantity_to?: number
  serial_from?: (number | "none")[]
  serial_from_from?: number
  serial_from_to?: number
  serial_to?: (number | "none")[]
  serial_to_from?: number
  serial_to_to?: number
  number_from?: (number | "none")[]
  number_from_from?: number
  number_from_to?: number
  number_to?: (number | "none")[]
  number_to_from?: number
  number_to_to?: number
  packaging_date_from?: string
  packaging_date_to?: string
  width?: (number | "none")[]
  width_from?: number
  width_to?: number
  height?: (number | "none")[]
  height_from?: number
  height_to?: number
  stamps_per_line?: (number | "none")[]
  stamps_per_line_from?: number
  stamps_per_line_to?: number
  size?: (number | "none")[]
  size_from?: number
  size_to?: number
  horizontal_from?: number
  horizontal_to?: number
  vertical_from?: number
  vertical_to?: number
  distance?: (number | "none")[]
  distance_from?: number
  distance_to?: number
  space_left?: (number | "none")[]
  space_left_from?: number
  space_left_to?: number
  space_top?: (number | "none")[]
  space_top_from?: number
  space_top_to?: number
  print_product_name?: boolean
  print_product_created_at?: boolean
  lines?: (number | "none")[]
  lines_from?: number
  lines_to?: number
  printed_count?: (number | "none")[]
  printed_count_from?: number
  printed_count_to?: number
  activated_count?: (number | "none")[]
  activated_count_from?: number
  activated_count_to?: number
  scan_count?: (number | "none")[]
  scan_count_from?: number
  scan_count_to?: number
  status?: ('draft' | 'issued' | 'printed' | 'activated' | 'closed' | 'locked' | 'recalled' | 'none')[]
  locked_at_from?: string
  locked_at_to?: string
}

export interface PrintStampQuery {
  'line-number': number
}

export interface WebPrintRunsQuery {
  token: string
}

export interface GetScanStatisticsSummaryQuery {
  manufacture_id?: number
  product_id?: number
  province_id?: number
}

export interface GetProductPlantsTotalsQuery {
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'plant_id' | 'province_id' | 'ward_id' | 'manufacture_id' | 'product_id' | 'material_area_id' | 'year' | 'season' | 'area_planned' | 'area_sown' | 'area_harvested' | 'area_new' | 'yield' | 'output' | 'area_vietgap' | 'area_organic' | 'area_puc' | 'household_count' | 'avg_price' | 'damage_area' | 'damage_cause' | 'source' | 'reported_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  plant_id?: (number | "none")[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  season?: ('spring' | 'summer' | 'autumn' | 'winter' | 'year' | 'none')[]
  area_planned_from?: number
  area_planned_to?: number
  area_sown_from?: number
  area_sown_to?: number
  area_harvested_from?: number
  area_harvested_to?: number
  area_new_from?: number
  area_new_to?: number
  yield_from?: number
  yield_to?: number
  output_from?: number
  output_to?: number
  area_vietgap_from?: number
  area_vietgap_to?: number
  area_organic_from?: number
  area_organic_to?: number
  area_puc_from?: number
  area_puc_to?: number
  household_count?: (number | "none")[]
  household_count_from?: number
  household_count_to?: number
  avg_price_from?: number
  avg_price_to?: number
  damage_area_from?: number
  damage_area_to?: number
  reported_at_from?: string
  reported_at_to?: string
}

export interface GetProductAnimalsTotalsQuery {
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'animal_id' | 'province_id' | 'ward_id' | 'manufacture_id' | 'product_id' | 'material_area_id' | 'year' | 'quarter' | 'head_total' | 'head_female' | 'head_breeding' | 'head_sold' | 'avg_weight' | 'meat_output' | 'egg_output' | 'milk_output' | 'honey_output' | 'farm_count_large' | 'farm_count_medium' | 'farm_count_small' | 'household_count' | 'barn_area' | 'farming_form_id' | 'vaccinated_count' | 'disease_count' | 'dead_destroyed_count' | 'start_date' | 'expected_sale_date' | 'expected_output' | 'avg_price'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  animal_id?: (number | "none")[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  quarter?: (number | "none")[]
  quarter_from?: number
  quarter_to?: number
  head_total?: (number | "none")[]
  head_total_from?: number
  head_total_to?: number
  head_female?: (number | "none")[]
  head_female_from?: number
  head_female_to?: number
  head_breeding?: (number | "none")[]
  head_breeding_from?: number
  head_breeding_to?: number
  head_sold?: (number | "none")[]
  head_sold_from?: number
  head_sold_to?: number
  avg_weight_from?: number
  avg_weight_to?: number
  meat_output_from?: number
  meat_output_to?: number
  egg_output_from?: number
  egg_output_to?: number
  milk_output_from?: number
  milk_output_to?: number
  honey_output_from?: number
  honey_output_to?: number
  farm_count_large?: (number | "none")[]
  farm_count_large_from?: number
  farm_count_large_to?: number
  farm_count_medium?: (number | "none")[]
  farm_count_medium_from?: number
  farm_count_medium_to?: number
  farm_count_small?: (number | "none")[]
  farm_count_small_from?: number
  farm_count_small_to?: number
  household_count?: (number | "none")[]
  household_count_from?: number
  household_count_to?: number
  barn_area_from?: number
  barn_area_to?: number
  farming_form_id?: (number | "none")[]
  vaccinated_count?: (number | "none")[]
  vaccinated_count_from?: number
  vaccinated_count_to?: number
  disease_count?: (number | "none")[]
  disease_count_from?: number
  disease_count_to?: number
  dead_destroyed_count?: (number | "none")[]
  dead_destroyed_count_from?: number
  dead_destroyed_count_to?: number
  start_date_from?: string
  start_date_to?: string
  expected_sale_date_from?: string
  expected_sale_date_to?: string
  expected_output_from?: number
  expected_output_to?: number
  avg_price_from?: number
  avg_price_to?: number
}

export interface GetCriteriaSeafoodsTotalsQuery {
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'seafood_id' | 'activity' | 'province_id' | 'ward_id' | 'manufacture_id' | 'product_id' | 'material_area_id' | 'year' | 'period' | 'environment' | 'farming_form_id' | 'pond_area' | 'water_surface' | 'cage_count' | 'cage_volume' | 'stocking_count' | 'stocking_density' | 'stocking_date' | 'fry_source' | 'survival_rate' | 'harvest_size' | 'output' | 'yield' | 'feed_used' | 'fcr' | 'vessel_count' | 'capture_days' | 'disease_area' | 'expected_harvest_date' | 'avg_price'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  seafood_id?: (number | "none")[]
  activity?: ('aquaculture' | 'capture' | 'none')[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  period?: ('m1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'm7' | 'm8' | 'm9' | 'm10' | 'm11' | 'm12' | 'q1' | 'q2' | 'q3' | 'q4' | 'none')[]
  environment?: ('fresh' | 'brackish' | 'sea' | 'none')[]
  farming_form_id?: (number | "none")[]
  pond_area_from?: number
  pond_area_to?: number
  water_surface_from?: number
  water_surface_to?: number
  cage_count?: (number | "none")[]
  cage_count_from?: number
  cage_count_to?: number
  cage_volume_from?: number
  cage_volume_to?: number
  stocking_count?: (number | "none")[]
  stocking_count_from?: number
  stocking_count_to?: number
  stocking_density_from?: number
  stocking_density_to?: number
  stocking_date_from?: string
  stocking_date_to?: string
  survival_rate_from?: number
  survival_rate_to?: number
  output_from?: number
  output_to?: number
  yield_from?: number
  yield_to?: number
  feed_used_from?: number
  feed_used_to?: number
  fcr_from?: number
  fcr_to?: number
  vessel_count?: (number | "none")[]
  vessel_count_from?: number
  vessel_count_to?: number
  capture_days?: (number | "none")[]
  capture_days_from?: number
  capture_days_to?: number
  disease_area_from?: number
  disease_area_to?: number
  expected_harvest_date_from?: string
  expected_harvest_date_to?: string
  avg_price_from?: number
  avg_price_to?: number
}

export interface ListSavedViewsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'screen'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  role_ids?: (number | "none")[]
}

export interface ExportManufacturesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'short_name' | 'foreign_name' | 'slug' | 'manufacturing_form_id' | 'tax_code' | 'business_license_no' | 'business_license_date' | 'business_license_place' | 'representative_name' | 'representative_title' | 'phone' | 'email' | 'website' | 'fax' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'gln' | 'gs1_company_prefix' | 'packing_house_code' | 'food_safety_cert_no' | 'food_safety_cert_issued_at' | 'food_safety_cert_expires_at' | 'food_safety_grade' | 'established_year' | 'employee_count' | 'member_count' | 'total_acreage' | 'video_url' | 'is_active' | 'suspend_reason' | 'is_highlight' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  manufacturing_form_id?: (number | "none")[]
  manufacturing_sector_ids?: (number | "none")[]
  business_license_date_from?: string
  business_license_date_to?: string
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  gln?: string[]
  food_safety_cert_issued_at_from?: string
  food_safety_cert_issued_at_to?: string
  food_safety_cert_expires_at_from?: string
  food_safety_cert_expires_at_to?: string
  food_safety_grade?: ('A' | 'B' | 'C' | 'none')[]
  established_year?: (number | "none")[]
  established_year_from?: number
  established_year_to?: number
  employee_count?: (number | "none")[]
  employee_count_from?: number
  employee_count_to?: number
  member_count?: (number | "none")[]
  member_count_from?: number
  member_count_to?: number
  total_acreage_from?: number
  total_acreage_to?: number
  is_active?: boolean
  is_highlight?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ExportProductsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'slug' | 'manufacture_id' | 'product_group_id' | 'category_id' | 'product_unit_id' | 'sector_kind' | 'plant_id' | 'animal_id' | 'seafood_id' | 'price' | 'gtin' | 'brand' | 'model_code' | 'packaging' | 'net_weight' | 'net_weight_unit_id' | 'shelf_life_days' | 'origin_place' | 'self_declaration_no' | 'ocop_star' | 'ocop_year' | 'ocop_decision_no' | 'ocop_expires_at' | 'gi_name' | 'default_process_id' | 'is_active' | 'is_highlight' | 'is_highlight_app' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  slug?: string[]
  manufacture_id?: (number | "none")[]
  product_group_id?: (number | "none")[]
  category_id?: (number | "none")[]
  product_unit_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  plant_id?: (number | "none")[]
  animal_id?: (number | "none")[]
  seafood_id?: (number | "none")[]
  price_from?: number
  price_to?: number
  gtin?: string[]
  net_weight_from?: number
  net_weight_to?: number
  net_weight_unit_id?: (number | "none")[]
  shelf_life_days?: (number | "none")[]
  shelf_life_days_from?: number
  shelf_life_days_to?: number
  ocop_star?: (number | "none")[]
  ocop_star_from?: number
  ocop_star_to?: number
  ocop_year?: (number | "none")[]
  ocop_year_from?: number
  ocop_year_to?: number
  ocop_expires_at_from?: string
  ocop_expires_at_to?: string
  default_process_id?: (number | "none")[]
  seasons?: ('1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | 'none')[]
  is_active?: boolean
  is_highlight?: boolean
  is_highlight_app?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ExportCertificatesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'certificate_type' | 'number' | 'issuer' | 'scope' | 'issued_at' | 'expires_at' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes' | 'manufacture_id' | 'product_id' | 'material_area_id'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  certificate_type?: ('vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other' | 'none')[]
  issued_at_from?: string
  issued_at_to?: string
  expires_at_from?: string
  expires_at_to?: string
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
}

export interface ExportDistributorsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'type' | 'tax_code' | 'gln' | 'contact_person' | 'phone' | 'email' | 'website' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'opening_hours' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  type?: ('supermarket' | 'store' | 'market' | 'agent' | 'exporter' | 'ecommerce' | 'restaurant' | 'none')[]
  gln?: string[]
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  manufacture_ids?: (number | "none")[]
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ExportShippingsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'shipping_method_id' | 'manufacture_id' | 'company_tax_code' | 'driver_name' | 'vehicle_plate' | 'phone' | 'email' | 'website' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'capacity_kg' | 'cold_chain_note' | 'certificate_no' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  shipping_method_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  capacity_kg_from?: number
  capacity_kg_to?: number
  is_active?: boolean
}

export interface ExportProcessesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sector_kind' | 'product_group_id' | 'plant_id' | 'animal_id' | 'seafood_id' | 'manufacture_id' | 'standard' | 'total_days' | 'version_number' | 'parent_id' | 'status'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  product_group_id?: (number | "none")[]
  plant_id?: (number | "none")[]
  animal_id?: (number | "none")[]
  seafood_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  standard?: ('vietgap' | 'vietgahp' | 'globalgap' | 'organic' | 'haccp' | 'iso22000' | 'ocop' | 'gacp_who' | 'asc' | 'bap' | 'gi' | 'food_safety' | 'other' | 'none')[]
  total_days?: (number | "none")[]
  total_days_from?: number
  total_days_to?: number
  version_number?: (number | "none")[]
  version_number_from?: number
  version_number_to?: number
  parent_id?: (number | "none")[]
  status?: ('draft' | 'active' | 'archived' | 'none')[]
}

export interface ExportStagesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sector_kind' | 'activity_type' | 'is_traceable_default' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  activity_type?: ('land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other' | 'none')[]
  is_traceable_default?: boolean
  required_fields?: ('ph' | 'do_mg_l' | 'salinity_ppt' | 'temperature_c' | 'transparency_cm' | 'alkalinity' | 'nh3' | 'no2' | 'h2s' | 'feed_code' | 'protein_pct' | 'total_kg' | 'avg_weight_g' | 'count' | 'size_g' | 'density_m2' | 'supplier' | 'quarantine_no' | 'vaccine' | 'age_days' | 'head_count' | 'dose' | 'disease' | 'drug' | 'route' | 'cause' | 'handling' | 'parcel' | 'quality' | 'buyer' | 'place' | 'water_source' | 'lab' | 'sample_no' | 'result' | 'file' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportBatchesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'manufacture_id' | 'product_id' | 'sector_kind' | 'process_id' | 'material_area_id' | 'farming_form_id' | 'season' | 'start_date' | 'expected_harvest_date' | 'actual_harvest_date' | 'acreage_used' | 'expected_quantity' | 'actual_quantity' | 'remaining_quantity' | 'product_unit_id' | 'price' | 'seed_source' | 'seed_lot' | 'seed_quantity' | 'seed_certificate_no' | 'density' | 'head_count_start' | 'avg_weight_start' | 'stocking_count' | 'stocking_size' | 'pond_code' | 'progress' | 'status' | 'cancel_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  process_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  farming_form_id?: (number | "none")[]
  start_date_from?: string
  start_date_to?: string
  expected_harvest_date_from?: string
  expected_harvest_date_to?: string
  actual_harvest_date_from?: string
  actual_harvest_date_to?: string
  acreage_used_from?: number
  acreage_used_to?: number
  expected_quantity_from?: number
  expected_quantity_to?: number
  actual_quantity_from?: number
  actual_quantity_to?: number
  remaining_quantity_from?: number
  remaining_quantity_to?: number
  product_unit_id?: (number | "none")[]
  price_from?: number
  price_to?: number
  density_from?: number
  density_to?: number
  head_count_start?: (number | "none")[]
  head_count_start_from?: number
  head_count_start_to?: number
  avg_weight_start_from?: number
  avg_weight_start_to?: number
  stocking_count?: (number | "none")[]
  stocking_count_from?: number
  stocking_count_to?: number
  labor_ids?: (number | "none")[]
  progress?: (number | "none")[]
  progress_from?: number
  progress_to?: number
  status?: ('planned' | 'in_production' | 'harvested' | 'closed' | 'cancelled' | 'recalled' | 'none')[]
}

export interface ExportDiariesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'manufacture_id' | 'batch_id' | 'stage_id' | 'labor_id' | 'activity_type' | 'title' | 'performed_at' | 'finished_at' | 'weather' | 'temperature' | 'latitude' | 'longitude' | 'is_far' | 'quantity' | 'product_unit_id' | 'video_url' | 'is_traceable' | 'status' | 'reject_reason' | 'source'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  manufacture_id?: (number | "none")[]
  batch_id?: (number | "none")[]
  stage_id?: (number | "none")[]
  labor_id?: (number | "none")[]
  activity_type?: ('land_preparation' | 'planting' | 'watering' | 'fertilizing' | 'pesticide' | 'weeding' | 'pruning' | 'pollination' | 'bagging' | 'inspection' | 'harvest' | 'preprocessing' | 'packaging' | 'barn_preparation' | 'stocking' | 'feeding' | 'vaccination' | 'treatment' | 'disinfection' | 'weighing' | 'mortality' | 'waste' | 'sale' | 'slaughter' | 'pond_preparation' | 'water_treatment' | 'water_quality' | 'cleaning' | 'preservation' | 'receiving' | 'processing' | 'quality_test' | 'storage' | 'dispatch' | 'other' | 'none')[]
  performed_at_from?: string
  performed_at_to?: string
  finished_at_from?: string
  finished_at_to?: string
  temperature_from?: number
  temperature_to?: number
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  is_far?: boolean
  quantity_from?: number
  quantity_to?: number
  product_unit_id?: (number | "none")[]
  is_traceable?: boolean
  status?: ('draft' | 'submitted' | 'approved' | 'rejected' | 'none')[]
  source?: ('app' | 'web' | 'import' | 'none')[]
}

export interface ExportLaborsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'birthday' | 'gender' | 'phone' | 'email' | 'manufacture_id' | 'labor_type' | 'household_code' | 'household_acreage' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'skills' | 'health_cert_expires_at' | 'joined_at' | 'left_at' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  birthday_from?: string
  birthday_to?: string
  gender?: ('male' | 'female' | 'other' | 'none')[]
  phone?: string[]
  email?: string[]
  manufacture_id?: (number | "none")[]
  labor_type?: ('worker' | 'household' | 'member' | 'technician' | 'manager' | 'none')[]
  household_acreage_from?: number
  household_acreage_to?: number
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  health_cert_expires_at_from?: string
  health_cert_expires_at_to?: string
  joined_at_from?: string
  joined_at_to?: string
  left_at_from?: string
  left_at_to?: string
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface ExportTracesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'manufacture_id' | 'product_id' | 'batch_id' | 'lot' | 'material_area_id' | 'distributor_id' | 'shipping_id' | 'planting_date' | 'harvest_date' | 'packaging_date' | 'expired_date' | 'quantity' | 'product_unit_id' | 'packaging_spec' | 'lot_note' | 'packing_site' | 'packing_house_code' | 'video_url' | 'gs1_key' | 'qr_url' | 'order_status' | 'label_count' | 'is_active' | 'status' | 'recall_kind' | 'recall_reason' | 'recall_handling' | 'recalled_at' | 'recalled_by' | 'scan_count' | 'last_scanned_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  batch_id?: (number | "none")[]
  material_area_id?: (number | "none")[]
  distributor_id?: (number | "none")[]
  shipping_id?: (number | "none")[]
  planting_date_from?: string
  planting_date_to?: string
  harvest_date_from?: string
  harvest_date_to?: string
  packaging_date_from?: string
  packaging_date_to?: string
  expired_date_from?: string
  expired_date_to?: string
  quantity_from?: number
  quantity_to?: number
  product_unit_id?: (number | "none")[]
  diary_ids?: (number | "none")[]
  certificate_ids?: (number | "none")[]
  order_status?: ('pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' | 'none')[]
  label_count?: (number | "none")[]
  label_count_from?: number
  label_count_to?: number
  is_active?: boolean
  status?: ('draft' | 'active' | 'inactive' | 'recalled' | 'none')[]
  recall_kind?: ('voluntary' | 'mandatory' | 'none')[]
  recall_handling?: ('fix' | 'change_use' | 're_export' | 'destroy' | 'none')[]
  recalled_at_from?: string
  recalled_at_to?: string
  recalled_by?: (number | "none")[]
  scan_count?: (number | "none")[]
  scan_count_from?: number
  scan_count_to?: number
  last_scanned_at_from?: string
  last_scanned_at_to?: string
}

export interface ExportStampStatisticsQuery {
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'printed_at' | 'stamp_id' | 'trace_id' | 'product_id' | 'manufacture_id' | 'serial_from' | 'serial_to' | 'quantity' | 'line_number' | 'width' | 'height' | 'stamps_per_line' | 'size' | 'horizontal' | 'vertical' | 'distance' | 'space_left' | 'space_top' | 'printed_by' | 'result' | 'damaged_count' | 'note'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  printed_at_from?: string
  printed_at_to?: string
  stamp_id?: (number | "none")[]
  trace_id?: (number | "none")[]
  product_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  serial_from?: (number | "none")[]
  serial_from_from?: number
  serial_from_to?: number
  serial_to?: (number | "none")[]
  serial_to_from?: number
  serial_to_to?: number
  quantity?: (number | "none")[]
  quantity_from?: number
  quantity_to?: number
  line_number?: (number | "none")[]
  line_number_from?: number
  line_number_to?: number
  width?: (number | "none")[]
  width_from?: number
  width_to?: number
  height?: (number | "none")[]
  height_from?: number
  height_to?: number
  stamps_per_line?: (number | "none")[]
  stamps_per_line_from?: number
  stamps_per_line_to?: number
  size?: (number | "none")[]
  size_from?: number
  size_to?: number
  horizontal_from?: number
  horizontal_to?: number
  vertical_from?: number
  vertical_to?: number
  distance?: (number | "none")[]
  distance_from?: number
  distance_to?: number
  space_left?: (number | "none")[]
  space_left_from?: number
  space_left_to?: number
  space_top?: (number | "none")[]
  space_top_from?: number
  space_top_to?: number
  printed_by?: (number | "none")[]
  result?: ('ok' | 'error' | 'none')[]
  damaged_count?: (number | "none")[]
  damaged_count_from?: number
  damaged_count_to?: number
}

export interface ExportScanStatisticsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'scanned_at' | 'code' | 'trace_id' | 'stamp_id' | 'stamp_code_id' | 'manufacture_id' | 'product_id' | 'result' | 'channel' | 'app_user_id' | 'ip_hash' | 'ip_province' | 'latitude' | 'longitude' | 'province_id' | 'ward_id' | 'device_type' | 'os' | 'browser' | 'is_first' | 'is_suspicious' | 'suspicion_reason' | 'note'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  scanned_at_from?: string
  scanned_at_to?: string
  trace_id?: (number | "none")[]
  stamp_id?: (number | "none")[]
  stamp_code_id?: (number | "none")[]
  stamp_code_id_from?: number
  stamp_code_id_to?: number
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  result?: ('valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled' | 'not_found' | 'none')[]
  channel?: ('web' | 'app' | 'zalo' | 'none')[]
  app_user_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  is_first?: boolean
  is_suspicious?: boolean
}

export interface ExportProductionPlansQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'manufacture_id' | 'sector_kind' | 'season' | 'year' | 'start_date' | 'end_date' | 'product_count' | 'labor_count' | 'target_quantity' | 'current_quantity' | 'progress' | 'status' | 'published_at' | 'published_by' | 'completed_at' | 'cancel_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  code?: string[]
  manufacture_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  year?: (number | "none")[]
  year_from?: number
  year_to?: number
  start_date_from?: string
  start_date_to?: string
  end_date_from?: string
  end_date_to?: string
  product_count?: (number | "none")[]
  product_count_from?: number
  product_count_to?: number
  labor_count?: (number | "none")[]
  labor_count_from?: number
  labor_count_to?: number
  target_quantity_from?: number
  target_quantity_to?: number
  current_quantity_from?: number
  current_quantity_to?: number
  progress_from?: number
  progress_to?: number
  status?: ('draft' | 'published' | 'completed' | 'cancelled' | 'none')[]
  published_at_from?: string
  published_at_to?: string
  published_by?: (number | "none")[]
  completed_at_from?: string
  completed_at_to?: string
}

export interface ExportNotificationsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'type' | 'price' | 'audience' | 'link_type' | 'link_value' | 'send_at' | 'sent_at' | 'recipient_count' | 'waiting_count' | 'failed_count' | 'read_count' | 'status'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  type?: ('system' | 'warning' | 'recall' | 'market' | 'training' | 'none')[]
  price_from?: number
  price_to?: number
  channel?: ('web' | 'email' | 'app' | 'none')[]
  audience?: ('all' | 'role' | 'manufacture' | 'ward' | 'labor' | 'app_user' | 'none')[]
  role_ids?: (number | "none")[]
  manufacture_ids?: (number | "none")[]
  ward_ids?: (number | "none")[]
  labor_ids?: (number | "none")[]
  app_ids?: (number | "none")[]
  link_type?: ('none' | 'article' | 'trace' | 'product' | 'url')[]
  send_at_from?: string
  send_at_to?: string
  sent_at_from?: string
  sent_at_to?: string
  recipient_count?: (number | "none")[]
  recipient_count_from?: number
  recipient_count_to?: number
  waiting_count?: (number | "none")[]
  waiting_count_from?: number
  waiting_count_to?: number
  failed_count?: (number | "none")[]
  failed_count_from?: number
  failed_count_to?: number
  read_count?: (number | "none")[]
  read_count_from?: number
  read_count_to?: number
  status?: ('draft' | 'scheduled' | 'sent' | 'cancelled' | 'none')[]
}

export interface ExportArticlesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'slug' | 'article_type_id' | 'category_id' | 'domain_id' | 'author_name' | 'source_name' | 'source_url' | 'published_at' | 'seo_title' | 'seo_description' | 'view_count' | 'is_publish' | 'is_hot' | 'is_highlight' | 'is_approved' | 'approved_by' | 'approved_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  article_type_id?: (number | "none")[]
  category_id?: (number | "none")[]
  domain_id?: (number | "none")[]
  tag_ids?: (number | "none")[]
  related_ids?: (number | "none")[]
  published_at_from?: string
  published_at_to?: string
  view_count?: (number | "none")[]
  view_count_from?: number
  view_count_to?: number
  is_publish?: boolean
  is_hot?: boolean
  is_highlight?: boolean
  is_approved?: boolean
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
}

export interface ExportVideosQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'slug' | 'type' | 'url' | 'duration_s' | 'category_id' | 'manufacture_id' | 'product_id' | 'sort_order' | 'is_highlight' | 'is_active' | 'view_count'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  type?: ('youtube' | 'file' | 'none')[]
  duration_s?: (number | "none")[]
  duration_s_from?: number
  duration_s_to?: number
  category_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  product_id?: (number | "none")[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_highlight?: boolean
  is_active?: boolean
  view_count?: (number | "none")[]
  view_count_from?: number
  view_count_to?: number
}

export interface ExportLibrariesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'slug' | 'kind' | 'domain_id' | 'category_id' | 'document_no' | 'issuer' | 'signer' | 'issued_at' | 'effective_at' | 'expired_at' | 'validity' | 'download_count' | 'is_highlight' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  kind?: ('legal' | 'technical' | 'form' | 'report' | 'image' | 'other' | 'none')[]
  domain_id?: (number | "none")[]
  category_id?: (number | "none")[]
  issued_at_from?: string
  issued_at_to?: string
  effective_at_from?: string
  effective_at_to?: string
  expired_at_from?: string
  expired_at_to?: string
  validity?: ('in_force' | 'expired' | 'replaced' | 'none')[]
  download_count?: (number | "none")[]
  download_count_from?: number
  download_count_to?: number
  is_highlight?: boolean
  is_active?: boolean
}

export interface ExportBannersQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'type' | 'title' | 'subtitle' | 'link_url' | 'button_text' | 'open_new_tab' | 'sort_order' | 'start_at' | 'end_at' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  type?: ('main_banner' | 'second_banner' | 'none')[]
  open_new_tab?: boolean
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  start_at_from?: string
  start_at_to?: string
  end_at_from?: string
  end_at_to?: string
  is_active?: boolean
}

export interface ExportWebsitesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'url' | 'domain_id' | 'open_new_tab' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  domain_id?: (number | "none")[]
  open_new_tab?: boolean
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportUsersQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'username' | 'email' | 'phone' | 'role_id' | 'manufacture_id' | 'ward_id' | 'department' | 'position' | 'birthday' | 'gender' | 'is_active' | 'is_highlight' | 'last_login_at' | 'last_login_ip' | 'must_change_password' | 'failed_attempts' | 'locked_until'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  email?: string[]
  phone?: string[]
  role_id?: (number | "none")[]
  manufacture_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  birthday_from?: string
  birthday_to?: string
  gender?: ('male' | 'female' | 'other' | 'none')[]
  is_active?: boolean
  is_highlight?: boolean
  last_login_at_from?: string
  last_login_at_to?: string
  must_change_password?: boolean
  failed_attempts?: (number | "none")[]
  failed_attempts_from?: number
  failed_attempts_to?: number
  locked_until_from?: string
  locked_until_to?: string
}

export interface ExportRolesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scope' | 'is_system' | 'is_active' | 'requires_two_factor' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  scope?: ('province' | 'commune' | 'manufacture' | 'none')[]
  permission_ids?: (number | "none")[]
  is_system?: boolean
  is_active?: boolean
  requires_two_factor?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
}

export interface ExportPermissionsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'action' | 'subject' | 'name' | 'group' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  action?: ('menu' | 'list' | 'read' | 'create' | 'edit' | 'update' | 'none')[]
  subject?: ('manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ExportAppsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'phone' | 'email' | 'birthday' | 'gender' | 'province_id' | 'ward_id' | 'address' | 'user_type' | 'labor_id' | 'platform' | 'device_id' | 'push_token' | 'last_active_at' | 'is_active' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  phone?: string[]
  email?: string[]
  birthday_from?: string
  birthday_to?: string
  gender?: ('male' | 'female' | 'other' | 'none')[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  user_type?: ('consumer' | 'labor' | 'distributor' | 'inspector' | 'none')[]
  labor_id?: (number | "none")[]
  platform?: ('ios' | 'android' | 'web' | 'none')[]
  last_active_at_from?: string
  last_active_at_to?: string
  is_active?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
}

export interface ExportProductGroupsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'slug' | 'parent_id' | 'sector_kind' | 'ocop_group' | 'icon' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  parent_id?: (number | "none")[]
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  ocop_group?: ('food' | 'drink' | 'herbal' | 'handicraft' | 'ornamental' | 'tourism' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportProductUnitsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'base_unit_id' | 'factor' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  base_unit_id?: (number | "none")[]
  factor_from?: number
  factor_to?: number
  is_active?: boolean
}

export interface ExportFarmingFormsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sector_kind' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sector_kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'none')[]
  is_active?: boolean
}

export interface ExportManufacturingFormsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportShippingMethodsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'temp_min' | 'temp_max' | 'is_cold_chain' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  temp_min_from?: number
  temp_min_to?: number
  temp_max_from?: number
  temp_max_to?: number
  is_cold_chain?: boolean
  is_active?: boolean
}

export interface ExportCategoriesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'slug' | 'parent_id' | 'kind' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  parent_id?: (number | "none")[]
  kind?: ('product' | 'article' | 'library' | 'video' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportArticleTypesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'slug' | 'parent_id' | 'position' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  parent_id?: (number | "none")[]
  position?: ('menu' | 'home' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportTagsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'slug'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
}

export interface ExportMenusQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'parent_id' | 'position' | 'link_type' | 'link_value' | 'icon' | 'open_new_tab' | 'sort_order' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  parent_id?: (number | "none")[]
  position?: ('header' | 'footer' | 'mobile' | 'none')[]
  link_type?: ('route' | 'url' | 'article' | 'article_type' | 'category' | 'none')[]
  open_new_tab?: boolean
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
  is_active?: boolean
}

export interface ExportSystemLogsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'user_id' | 'user_name' | 'role' | 'action' | 'subject' | 'entity_id' | 'entity_label' | 'method' | 'path' | 'status_code' | 'ip' | 'user_agent'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  user_id?: (number | "none")[]
  action?: ('login' | 'logout' | 'login_failed' | 'create' | 'update' | 'delete' | 'approve' | 'reject' | 'toggle' | 'status' | 'export' | 'import' | 'print' | 'scan_lock' | 'none')[]
  subject?: ('manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' | 'media' | 'animals' | 'banners' | 'batches' | 'certificates' | 'districts' | 'domains' | 'manufacturing_forms' | 'manufacturing_sectors' | 'order_notifications' | 'orders' | 'plants' | 'process_stages' | 'production_plans' | 'provinces' | 'regions' | 'saved_views' | 'seafoods' | 'shippings' | 'tags' | 'wards' | 'workers' | 'footer' | 'images-header' | 'logo' | 'information' | 'none')[]
  entity_id?: (number | "none")[]
  entity_id_from?: number
  entity_id_to?: number
  status_code?: (number | "none")[]
  status_code_from?: number
  status_code_to?: number
}

export interface ExportManufacturingSectorsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'kind' | 'icon' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  kind?: ('plant' | 'animal' | 'seafood' | 'processing' | 'forestry' | 'salt' | 'other' | 'none')[]
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ExportWorkersQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'phone' | 'manufacture_id' | 'manufacture_name'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  phone?: string[]
  manufacture_id?: (number | "none")[]
}

export interface ExportOrderNotificationsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'order_id' | 'user_id' | 'type' | 'title' | 'is_watched' | 'watched_at'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  order_id?: (number | "none")[]
  user_id?: (number | "none")[]
  type?: ('created' | 'status_changed' | 'overdue' | 'none')[]
  is_watched?: boolean
  watched_at_from?: string
  watched_at_to?: string
}

export interface ExportSavedViewsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'name' | 'screen'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  role_ids?: (number | "none")[]
}

export interface ExportPlantsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scientific_name' | 'default_unit_id' | 'is_active' | 'group' | 'is_perennial'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  default_unit_id?: (number | "none")[]
  is_active?: boolean
  group?: ('fruit' | 'vegetable' | 'food' | 'industrial' | 'medicinal' | 'forest' | 'none')[]
  is_perennial?: boolean
}

export interface ExportAnimalsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scientific_name' | 'default_unit_id' | 'is_active' | 'group'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  default_unit_id?: (number | "none")[]
  is_active?: boolean
  group?: ('livestock' | 'poultry' | 'bee' | 'other' | 'none')[]
}

export interface ExportSeafoodsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'scientific_name' | 'default_unit_id' | 'is_active' | 'group'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  default_unit_id?: (number | "none")[]
  is_active?: boolean
  group?: ('crustacean' | 'mollusc' | 'marine_fish' | 'freshwater_fish' | 'other' | 'none')[]
}

export interface ExportDomainsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'host' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ExportRegionsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'sort_order'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  sort_order?: (number | "none")[]
  sort_order_from?: number
  sort_order_to?: number
}

export interface ExportProvincesQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'system' | 'code' | 'name' | 'short_name' | 'kind' | 'region_id' | 'successor_id' | 'is_home'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  system?: ('2025' | 'legacy' | 'none')[]
  kind?: ('province' | 'city' | 'none')[]
  region_id?: (number | "none")[]
  successor_id?: (number | "none")[]
  is_home?: boolean
}

export interface ExportDistrictsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'system' | 'code' | 'name' | 'province_id' | 'is_active'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  system?: ('2025' | 'legacy' | 'none')[]
  province_id?: (number | "none")[]
  is_active?: boolean
}

export interface ExportWardsQuery {
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'system' | 'code' | 'name' | 'kind' | 'province_id' | 'district_id' | 'successor_id' | 'needs_review' | 'centroid_lat' | 'centroid_lng'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  system?: ('2025' | 'legacy' | 'none')[]
  kind?: ('commune' | 'ward' | 'township' | 'special_zone' | 'none')[]
  province_id?: (number | "none")[]
  district_id?: (number | "none")[]
  successor_id?: (number | "none")[]
  needs_review?: boolean
  candidate_ids?: (number | "none")[]
  centroid_lat_from?: number
  centroid_lat_to?: number
  centroid_lng_from?: number
  centroid_lng_to?: number
}

export interface GetTrashManufacturesQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'code' | 'name' | 'short_name' | 'foreign_name' | 'slug' | 'manufacturing_form_id' | 'tax_code' | 'business_license_no' | 'business_license_date' | 'business_license_place' | 'representative_name' | 'representative_title' | 'phone' | 'email' | 'website' | 'fax' | 'address' | 'province_id' | 'ward_id' | 'old_district_id' | 'old_ward_id' | 'latitude' | 'longitude' | 'gln' | 'gs1_company_prefix' | 'packing_house_code' | 'food_safety_cert_no' | 'food_safety_cert_issued_at' | 'food_safety_cert_expires_at' | 'food_safety_grade' | 'established_year' | 'employee_count' | 'member_count' | 'total_acreage' | 'video_url' | 'is_active' | 'suspend_reason' | 'is_highlight' | 'approval_status' | 'approved_by' | 'approved_at' | 'reject_reason' | 'has_changes'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  slug?: string[]
  manufacturing_form_id?: (number | "none")[]
  manufacturing_sector_ids?: (number | "none")[]
  business_license_date_from?: string
  business_license_date_to?: string
  phone?: string[]
  email?: string[]
  province_id?: (number | "none")[]
  ward_id?: (number | "none")[]
  old_district_id?: (number | "none")[]
  old_ward_id?: (number | "none")[]
  latitude_from?: number
  latitude_to?: number
  longitude_from?: number
  longitude_to?: number
  gln?: string[]
  food_safety_cert_issued_at_from?: string
  food_safety_cert_issued_at_to?: string
  food_safety_cert_expires_at_from?: string
  food_safety_cert_expires_at_to?: string
  food_safety_grade?: ('A' | 'B' | 'C' | 'none')[]
  established_year?: (number | "none")[]
  established_year_from?: number
  established_year_to?: number
  employee_count?: (number | "none")[]
  employee_count_from?: number
  employee_count_to?: number
  member_count?: (number | "none")[]
  member_count_from?: number
  member_count_to?: number
  total_acreage_from?: number
  total_acreage_to?: number
  is_active?: boolean
  is_highlight?: boolean
  approval_status?: ('pending' | 'approved' | 'rejected' | 'none')[]
  approved_by?: (number | "none")[]
  approved_at_from?: string
  approved_at_to?: string
  has_changes?: boolean
}

export interface GetTrashNotificationsQuery {
  page?: number
  length?: number
  search?: string
  sort_by?: 'id' | 'created_at' | 'updated_at' | 'title' | 'type' | 'price' | 'audience' | 'link_type' | 'link_value' | 'send_at' | 'sent_at' | 'recipient_count' | 'waiting_count' | 'failed_count' | 'read_count' | 'status'
  sort_dir?: 'asc' | 'desc'
  id?: (number | "none")[]
  id_from?: number
  id_to?: number
  created_at_from?: string
  created_at_to?: string
  updated_at_from?: string
  updated_at_to?: string
  type?: ('system' | 'warning' | 'recall' | 'market' | 'training' | 'none')[]
  price_from?: number
  price_to?: number
  channel?: ('web' | 'email' | 'app' | 'none')[]
  audience?: ('all' | 'role' | 'manufacture' | 'ward' | 'labor' | 'app_user' | 'none')[]
  role_ids?: (number | "none")[]
  manufacture_ids?: (number | "none")[]
  ward_ids?: (number | "none")[]
  labor_ids?: (number | "none")[]
  app_ids?: (number | "none")[]
  link_type?: ('none' | 'article' | 'trace' | 'product' | 'url')[]
  send_at_from?: string
  send_at_to?: string
  sent_at_from?: string
  sent_at_to?: string
  recipient_count?: (number | "none")[]
  recipient_count_from?: number
  recipient_count_to?: number
  waiting_count?: (number | "none")[]
  waiting_count_from?: number
  waiting_count_to?: number
  failed_count?: (number | "none")[]
  failed_count_from?: number
  failed_count_to?: number
  read_count?: (number | "none")[]
  read_count_from?: number
  read_count_to?: number
  status?: ('draft' | 'scheduled' | 'sent' | 'cancelled' | 'none')[]
}

export interface SearchQuery {
  q: string
}

export interface Calls {
  /** Xem cơ sở sản xuất */
  getManufacture: { path: { id: number }; answer: { entry: Manufacture } }
  /** Xóa cơ sở sản xuất */
  deleteManufacture: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa cơ sở sản xuất */
  updateManufacture: { path: { id: number }; body: ManufactureForm; answer: { entry: Manufacture } }
  /** Bật/tắt "Tiêu biểu" của cơ sở sản xuất */
  changeManufactureHighlight: { path: { id: number }; body?: { is_highlight?: boolean | null }; answer: { entry: Manufacture } }
  /** Danh sách vùng sản xuất */
  listMaterialAreas: { query?: ListMaterialAreasQuery; answer: MaterialAreas }
  /** Thêm vùng sản xuất */
  createMaterialArea: { body: MaterialAreaForm; key?: string; answer: { entry: MaterialArea } }
  /** Xem vùng sản xuất */
  getMaterialArea: { path: { id: number }; answer: { entry: MaterialArea } }
  /** Xóa vùng sản xuất */
  deleteMaterialArea: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa vùng sản xuất */
  updateMaterialArea: { path: { id: number }; body: MaterialAreaForm; answer: { entry: MaterialArea } }
  /** Bật/tắt "Trạng thái" của vùng sản xuất */
  changeMaterialAreaStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: MaterialArea } }
  /** Duyệt hoặc từ chối vùng sản xuất */
  changeMaterialAreaApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: MaterialArea } }
  /** Danh sách sản phẩm */
  listProducts: { query?: ListProductsQuery; answer: Products }
  /** Thêm sản phẩm */
  createProduct: { body: ProductForm; key?: string; answer: { entry: Product } }
  /** Xem sản phẩm */
  getProduct: { path: { id: number }; answer: { entry: Product } }
  /** Xóa sản phẩm */
  deleteProduct: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa sản phẩm */
  updateProduct: { path: { id: number }; body: ProductForm; answer: { entry: Product } }
  /** Bật/tắt "Trạng thái" của sản phẩm */
  changeProductStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Product } }
  /** Bật/tắt "Nổi bật" của sản phẩm */
  changeProductHighlight: { path: { id: number }; body?: { is_highlight?: boolean | null }; answer: { entry: Product } }
  /** Bật/tắt "Nổi bật trên app" của sản phẩm */
  changeProductHighlightApp: { path: { id: number }; body?: { is_highlight_app?: boolean | null }; answer: { entry: Product } }
  /** Duyệt hoặc từ chối sản phẩm */
  changeProductApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: Product } }
  /** Xem chứng nhận */
  getCertificate: { path: { id: number }; answer: { entry: Certificate } }
  /** Danh sách nhà phân phối */
  listDistributors: { query?: ListDistributorsQuery; answer: Distributors }
  /** Thêm nhà phân phối */
  createDistributor: { body: DistributorForm; key?: string; answer: { entry: Distributor } }
  /** Xem nhà phân phối */
  getDistributor: { path: { id: number }; answer: { entry: Distributor } }
  /** Sửa nhà phân phối */
  updateDistributor: { path: { id: number }; body: DistributorForm; answer: { entry: Distributor } }
  /** Xóa nhà phân phối */
  deleteDistributor: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của nhà phân phối */
  changeDistributorStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Distributor } }
  /** Duyệt hoặc từ chối nhà phân phối */
  changeDistributorApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: Distributor } }
  /** Danh sách đơn vị vận chuyển */
  listShippings: { query?: ListShippingsQuery; answer: Shippings }
  /** Thêm đơn vị vận chuyển */
  createShipping: { body: ShippingForm; key?: string; answer: { entry: Shipping } }
  /** Xem đơn vị vận chuyển */
  getShipping: { path: { id: number }; answer: { entry: Shipping } }
  /** Sửa đơn vị vận chuyển */
  updateShipping: { path: { id: number }; body: ShippingForm; answer: { entry: Shipping } }
  /** Xóa đơn vị vận chuyển */
  deleteShipping: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của đơn vị vận chuyển */
  changeShippingStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Shipping } }
  /** Danh sách quy trình */
  listProcesses: { query?: ListProcessesQuery; answer: Processes }
  /** Thêm quy trình */
  createProcess: { body: ProcessForm; key?: string; answer: { entry: Process } }
  /** Xem quy trình */
  getProcess: { path: { id: number }; answer: { entry: Process } }
  /** Xóa quy trình */
  deleteProcess: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa quy trình */
  updateProcess: { path: { id: number }; body: ProcessForm; answer: { entry: Process } }
  /** Danh sách công đoạn */
  listStages: { query?: ListStagesQuery; answer: Stages }
  /** Thêm công đoạn */
  createStage: { body: StageForm; key?: string; answer: { entry: Stage } }
  /** Xem công đoạn */
  getStage: { path: { id: number }; answer: { entry: Stage } }
  /** Sửa công đoạn */
  updateStage: { path: { id: number }; body: StageForm; answer: { entry: Stage } }
  /** Xóa công đoạn */
  deleteStage: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của công đoạn */
  changeStageStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Stage } }
  /** Danh sách lô sản xuất */
  listBatches: { query?: ListBatchesQuery; answer: Batches }
  /** Thêm lô sản xuất */
  createBatch: { body: BatchForm; key?: string; answer: { entry: Batch } }
  /** Xem lô sản xuất */
  getBatch: { path: { id: number }; answer: { entry: Batch } }
  /** Xóa lô sản xuất */
  deleteBatch: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa lô sản xuất */
  updateBatch: { path: { id: number }; body: BatchForm; answer: { entry: Batch } }
  /** Danh sách nhật ký sản xuất */
  listDiaries: { query?: ListDiariesQuery; answer: Diaries }
  /** Ghi nhật ký sản xuất */
  createDiary: { body: DiaryForm; key?: string; answer: { entry: Diary } }
  /** Xem nhật ký sản xuất */
  getDiary: { path: { id: number }; answer: { entry: Diary } }
  /** Sửa nhật ký sản xuất */
  updateDiary: { path: { id: number }; body: DiaryPatch; answer: { entry: Diary } }
  /** Xóa nhật ký sản xuất */
  deleteDiary: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách lao động */
  listLabors: { query?: ListLaborsQuery; answer: Labors }
  /** Thêm lao động */
  createLabor: { body: LaborForm; key?: string; answer: { entry: Labor } }
  /** Xem lao động */
  getLabor: { path: { id: number }; answer: { entry: Labor } }
  /** Xóa lao động */
  deleteLabor: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa lao động */
  updateLabor: { path: { id: number }; body: LaborForm; answer: { entry: Labor } }
  /** Bật/tắt "Trạng thái" của lao động */
  changeLaborStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Labor } }
  /** Duyệt hoặc từ chối lao động */
  changeLaborApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: Labor } }
  /** Danh sách đơn đặt tem */
  listOrders: { query?: ListOrdersQuery; answer: Orders }
  /** Đặt tem cho một hồ sơ truy xuất */
  createOrder: { body: OrderForm; key?: string; answer: { entry: Order } }
  /** Xem đơn đặt tem */
  getOrder: { path: { id: number }; answer: { entry: Order } }
  /** Sửa đơn đặt tem đang chờ duyệt */
  updateOrder: { path: { id: number }; body: OrderForm; answer: { entry: Order } }
  /** Xóa đơn đặt tem đã từ chối hoặc đã hủy */
  deleteOrder: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách lần in tem */
  listStampStatistics: { query?: ListStampStatisticsQuery; answer: StampStatistics }
  /** Ghi một lần in đã làm ở nơi khác */
  createStampStatistic: { body: { stamp_id: number; quantity: number; printed_at?: string | null; result?: 'ok' | 'error' | null; damaged_count?: number | null; note?: string | null }; key?: string; answer: { entry: StampStatistic } }
  /** Xem lần in tem */
  getStampStatistic: { path: { id: number }; answer: { entry: StampStatistic } }
  /** Ghi kết quả của một lần in */
  updateStampStatistic: { path: { id: number }; body?: { result?: 'ok' | 'error' | null; damaged_count?: number | null; note?: string | null }; answer: { entry: StampStatistic } }
  /** Xóa một lần in khỏi thống kê */
  deleteStampStatistic: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách lượt quét */
  listScanStatistics: { query?: ListScanStatisticsQuery; answer: ScanStatistics }
  /** Nhập một lượt quét ngoại tuyến */
  createScanStatistic: { body: ScanStatisticForm; key?: string; answer: { entry: ScanStatistic } }
  /** Xem lượt quét */
  getScanStatistic: { path: { id: number }; answer: { entry: ScanStatistic } }
  /** Ghi chú lượt quét, đánh dấu hoặc bỏ nghi vấn */
  updateScanStatistic: { path: { id: number }; body?: { note?: string | null; is_suspicious?: boolean | null }; answer: { entry: ScanStatistic } }
  /** Xóa một lượt quét */
  deleteScanStatistic: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách kế hoạch sản xuất */
  listProductionPlans: { query?: ListProductionPlansQuery; answer: ProductionPlans }
  /** Lập kế hoạch sản xuất */
  createProductionPlan: { body: ProductionPlanForm; key?: string; answer: { entry: ProductionPlan } }
  /** Xem kế hoạch sản xuất */
  getProductionPlan: { path: { id: number }; answer: { entry: ProductionPlan } }
  /** Sửa kế hoạch sản xuất */
  updateProductionPlan: { path: { id: number }; body: ProductionPlanForm; answer: { entry: ProductionPlan } }
  /** Xóa kế hoạch sản xuất */
  deleteProductionPlan: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách dữ liệu trồng trọt */
  listProductPlants: { query?: ListProductPlantsQuery; answer: ProductPlants }
  /** Thêm dữ liệu trồng trọt */
  createProductPlant: { body: ProductPlantForm; key?: string; answer: { entry: ProductPlant } }
  /** Xem dữ liệu trồng trọt */
  getProductPlant: { path: { id: number }; answer: { entry: ProductPlant } }
  /** Xóa dữ liệu trồng trọt */
  deleteProductPlant: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa dữ liệu trồng trọt */
  updateProductPlant: { path: { id: number }; body: ProductPlantForm; answer: { entry: ProductPlant } }
  /** Danh sách dữ liệu chăn nuôi */
  listProductAnimals: { query?: ListProductAnimalsQuery; answer: ProductAnimals }
  /** Thêm dữ liệu chăn nuôi */
  createProductAnimal: { body: ProductAnimalForm; key?: string; answer: { entry: ProductAnimal } }
  /** Xem dữ liệu chăn nuôi */
  getProductAnimal: { path: { id: number }; answer: { entry: ProductAnimal } }
  /** Sửa dữ liệu chăn nuôi */
  updateProductAnimal: { path: { id: number }; body: ProductAnimalForm; answer: { entry: ProductAnimal } }
  /** Xóa dữ liệu chăn nuôi */
  deleteProductAnimal: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách chỉ tiêu thủy sản */
  listCriteriaSeafoods: { query?: ListCriteriaSeafoodsQuery; answer: CriteriaSeafoods }
  /** Thêm chỉ tiêu thủy sản */
  createCriteriaSeafood: { body: CriteriaSeafoodForm; key?: string; answer: { entry: CriteriaSeafood } }
  /** Xem chỉ tiêu thủy sản */
  getCriteriaSeafood: { path: { id: number }; answer: { entry: CriteriaSeafood } }
  /** Xóa chỉ tiêu thủy sản */
  deleteCriteriaSeafood: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa chỉ tiêu thủy sản */
  updateCriteriaSeafood: { path: { id: number }; body: CriteriaSeafoodForm; answer: { entry: CriteriaSeafood } }
  /** Danh sách bài viết */
  listArticles: { query?: ListArticlesQuery; answer: Articles }
  /** Thêm bài viết */
  createArticle: { body: ArticleForm; key?: string; answer: { entry: Article } }
  /** Xem bài viết */
  getArticle: { path: { id: number }; answer: { entry: Article } }
  /** Xóa bài viết */
  deleteArticle: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa bài viết */
  updateArticle: { path: { id: number }; body: ArticleForm; answer: { entry: Article } }
  /** Bật/tắt "Tin nóng" của bài viết */
  changeArticleHot: { path: { id: number }; body?: { is_hot?: boolean | null }; answer: { entry: Article } }
  /** Bật/tắt "Nổi bật" của bài viết */
  changeArticleHighlight: { path: { id: number }; body?: { is_highlight?: boolean | null }; answer: { entry: Article } }
  /** Danh sách video */
  listVideos: { query?: ListVideosQuery; answer: Videos }
  /** Thêm video */
  createVideo: { body: VideoForm; key?: string; answer: { entry: Video } }
  /** Xem video */
  getVideo: { path: { id: number }; answer: { entry: Video } }
  /** Sửa video */
  updateVideo: { path: { id: number }; body: VideoForm; answer: { entry: Video } }
  /** Xóa video */
  deleteVideo: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Nổi bật" của video */
  changeVideoHighlight: { path: { id: number }; body?: { is_highlight?: boolean | null }; answer: { entry: Video } }
  /** Bật/tắt "Trạng thái" của video */
  changeVideoStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Video } }
  /** Danh sách tài liệu */
  listLibraries: { query?: ListLibrariesQuery; answer: Libraries }
  /** Thêm tài liệu */
  createLibrary: { body: LibraryForm; key?: string; answer: { entry: Library } }
  /** Xem tài liệu */
  getLibrary: { path: { id: number }; answer: { entry: Library } }
  /** Sửa tài liệu */
  updateLibrary: { path: { id: number }; body: LibraryForm; answer: { entry: Library } }
  /** Xóa tài liệu */
  deleteLibrary: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Nổi bật" của tài liệu */
  changeLibraryHighlight: { path: { id: number }; body?: { is_highlight?: boolean | null }; answer: { entry: Library } }
  /** Bật/tắt "Trạng thái" của tài liệu */
  changeLibraryStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Library } }
  /** Danh sách banner */
  listBanners: { query?: ListBannersQuery; answer: Banners }
  /** Xem banner */
  getBanner: { path: { id: number }; answer: { entry: Banner } }
  /** Sửa banner */
  updateBanner: { path: { id: number }; body: BannerForm; answer: { entry: Banner } }
  /** Xóa banner */
  deleteBanner: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của banner */
  changeBannerStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Banner } }
  /** Danh sách liên kết website */
  listWebsites: { query?: ListWebsitesQuery; answer: Websites }
  /** Thêm liên kết website */
  createWebsite: { body: WebsiteForm; key?: string; answer: { entry: Website } }
  /** Xem liên kết website */
  getWebsite: { path: { id: number }; answer: { entry: Website } }
  /** Sửa liên kết website */
  updateWebsite: { path: { id: number }; body: WebsiteForm; answer: { entry: Website } }
  /** Xóa liên kết website */
  deleteWebsite: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của liên kết website */
  changeWebsiteStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Website } }
  /** Danh sách tài khoản */
  listUsers: { query?: ListUsersQuery; answer: Users }
  /** Thêm tài khoản, với mật khẩu đầu tiên hoặc với thư mời */
  createUser: { body: UserForm; key?: string; answer: { entry: User } }
  /** Xem tài khoản */
  getUser: { path: { id: number }; answer: { entry: User } }
  /** Sửa tài khoản */
  updateUser: { path: { id: number }; body: UserForm; answer: { entry: User } }
  /** Xóa tài khoản */
  deleteUser: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách quyền */
  listPermissions: { query?: ListPermissionsQuery; answer: Permissions }
  /** Xem quyền */
  getPermission: { path: { id: number }; answer: { entry: Permission } }
  /** Danh sách tài khoản ứng dụng */
  listApps: { query?: ListAppsQuery; answer: Apps }
  /** Thêm tài khoản ứng dụng */
  createApp: { body: AppForm; key?: string; answer: { entry: App } }
  /** Xem tài khoản ứng dụng */
  getApp: { path: { id: number }; answer: { entry: App } }
  /** Sửa tài khoản ứng dụng */
  updateApp: { path: { id: number }; body: AppForm; answer: { entry: App } }
  /** Xóa tài khoản ứng dụng */
  deleteApp: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của tài khoản ứng dụng */
  changeAppStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: App } }
  /** Duyệt hoặc từ chối tài khoản ứng dụng */
  changeAppApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: App } }
  /** Danh sách nhóm sản phẩm */
  listProductGroups: { query?: ListProductGroupsQuery; answer: ProductGroups }
  /** Thêm nhóm sản phẩm */
  createProductGroup: { body: ProductGroupForm; key?: string; answer: { entry: ProductGroup } }
  /** Xem nhóm sản phẩm */
  getProductGroup: { path: { id: number }; answer: { entry: ProductGroup } }
  /** Xóa nhóm sản phẩm */
  deleteProductGroup: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa nhóm sản phẩm */
  updateProductGroup: { path: { id: number }; body: ProductGroupForm; answer: { entry: ProductGroup } }
  /** Bật/tắt "Trạng thái" của nhóm sản phẩm */
  changeProductGroupStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: ProductGroup } }
  /** Danh sách đơn vị tính */
  listProductUnits: { query?: ListProductUnitsQuery; answer: ProductUnits }
  /** Thêm đơn vị tính */
  createProductUnit: { body: ProductUnitForm; key?: string; answer: { entry: ProductUnit } }
  /** Xem đơn vị tính */
  getProductUnit: { path: { id: number }; answer: { entry: ProductUnit } }
  /** Sửa đơn vị tính */
  updateProductUnit: { path: { id: number }; body: ProductUnitForm; answer: { entry: ProductUnit } }
  /** Xóa đơn vị tính */
  deleteProductUnit: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của đơn vị tính */
  changeProductUnitStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: ProductUnit } }
  /** Danh sách hình thức canh tác */
  listFarmingForms: { query?: ListFarmingFormsQuery; answer: FarmingForms }
  /** Thêm hình thức canh tác */
  createFarmingForm: { body: FarmingFormForm; key?: string; answer: { entry: FarmingForm } }
  /** Xem hình thức canh tác */
  getFarmingForm: { path: { id: number }; answer: { entry: FarmingForm } }
  /** Sửa hình thức canh tác */
  updateFarmingForm: { path: { id: number }; body: FarmingFormForm; answer: { entry: FarmingForm } }
  /** Xóa hình thức canh tác */
  deleteFarmingForm: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của hình thức canh tác */
  changeFarmingFormStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: FarmingForm } }
  /** Danh sách loại hình sản xuất */
  listManufacturingForms: { query?: ListManufacturingFormsQuery; answer: ManufacturingForms }
  /** Thêm loại hình sản xuất */
  createManufacturingForm: { body: ManufacturingFormForm; key?: string; answer: { entry: ManufacturingForm } }
  /** Xem loại hình sản xuất */
  getManufacturingForm: { path: { id: number }; answer: { entry: ManufacturingForm } }
  /** Sửa loại hình sản xuất */
  updateManufacturingForm: { path: { id: number }; body: ManufacturingFormForm; answer: { entry: ManufacturingForm } }
  /** Xóa loại hình sản xuất */
  deleteManufacturingForm: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của loại hình sản xuất */
  changeManufacturingFormStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: ManufacturingForm } }
  /** Danh sách phương thức vận chuyển */
  listShippingMethods: { query?: ListShippingMethodsQuery; answer: ShippingMethods }
  /** Thêm phương thức vận chuyển */
  createShippingMethod: { body: ShippingMethodForm; key?: string; answer: { entry: ShippingMethod } }
  /** Xem phương thức vận chuyển */
  getShippingMethod: { path: { id: number }; answer: { entry: ShippingMethod } }
  /** Sửa phương thức vận chuyển */
  updateShippingMethod: { path: { id: number }; body: ShippingMethodForm; answer: { entry: ShippingMethod } }
  /** Xóa phương thức vận chuyển */
  deleteShippingMethod: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt "Trạng thái" của phương thức vận chuyển */
  changeShippingMethodStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: ShippingMethod } }
  /** Danh sách danh mục */
  listCategories: { query?: ListCategoriesQuery; answer: Categories }
  /** Thêm danh mục */
  createCategory: { body: CategoryForm; key?: string; answer: { entry: Category } }
  /** Xem danh mục */
  getCategory: { path: { id: number }; answer: { entry: Category } }
  /** Xóa danh mục */
  deleteCategory: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa danh mục */
  updateCategory: { path: { id: number }; body: CategoryForm; answer: { entry: Category } }
  /** Bật/tắt "Trạng thái" của danh mục */
  changeCategoryStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Category } }
  /** Danh sách loại bài viết */
  listArticleTypes: { query?: ListArticleTypesQuery; answer: ArticleTypes }
  /** Thêm loại bài viết */
  createArticleType: { body: ArticleTypeForm; key?: string; answer: { entry: ArticleType } }
  /** Xem loại bài viết */
  getArticleType: { path: { id: number }; answer: { entry: ArticleType } }
  /** Xóa loại bài viết */
  deleteArticleType: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa loại bài viết */
  updateArticleType: { path: { id: number }; body: ArticleTypeForm; answer: { entry: ArticleType } }
  /** Bật/tắt "Trạng thái" của loại bài viết */
  changeArticleTypeStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: ArticleType } }
  /** Danh sách thẻ */
  listTags: { query?: ListTagsQuery; answer: Tags }
  /** Thêm thẻ */
  createTag: { body: TagForm; key?: string; answer: { entry: Tag } }
  /** Xem thẻ */
  getTag: { path: { id: number }; answer: { entry: Tag } }
  /** Sửa thẻ */
  updateTag: { path: { id: number }; body: TagForm; answer: { entry: Tag } }
  /** Xóa thẻ */
  deleteTag: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách menu trang người dùng */
  listMenus: { query?: ListMenusQuery; answer: Menus }
  /** Thêm menu trang người dùng */
  createMenu: { body: MenuForm; key?: string; answer: { entry: Menu } }
  /** Xem menu trang người dùng */
  getMenu: { path: { id: number }; answer: { entry: Menu } }
  /** Xóa menu trang người dùng */
  deleteMenu: { path: { id: number }; answer: Record<string, unknown> }
  /** Sửa menu trang người dùng */
  updateMenu: { path: { id: number }; body: MenuForm; answer: { entry: Menu } }
  /** Bật/tắt "Trạng thái" của menu trang người dùng */
  changeMenuStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Menu } }
  /** Danh sách nhật ký hệ thống */
  listSystemLogs: { query?: ListSystemLogsQuery; answer: SystemLogs }
  /** Danh sách lĩnh vực sản xuất */
  listManufacturingSectors: { query?: ListManufacturingSectorsQuery; answer: ManufacturingSectors }
  /** Xem lĩnh vực sản xuất */
  getManufacturingSector: { path: { id: number }; answer: { entry: ManufacturingSector } }
  /** Danh sách người lao động */
  listWorkers: { query?: ListWorkersQuery; answer: Workers }
  /** Danh sách cây trồng */
  listPlants: { query?: ListPlantsQuery; answer: Plants }
  /** Xem cây trồng */
  getPlant: { path: { id: number }; answer: { entry: Plant } }
  /** Bật/tắt "Trạng thái" của cây trồng */
  changePlantStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Plant } }
  /** Danh sách vật nuôi */
  listAnimals: { query?: ListAnimalsQuery; answer: Animals }
  /** Xem vật nuôi */
  getAnimal: { path: { id: number }; answer: { entry: Animal } }
  /** Bật/tắt "Trạng thái" của vật nuôi */
  changeAnimalStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Animal } }
  /** Danh sách thủy sản */
  listSeafoods: { query?: ListSeafoodsQuery; answer: Seafoods }
  /** Xem thủy sản */
  getSeafood: { path: { id: number }; answer: { entry: Seafood } }
  /** Bật/tắt "Trạng thái" của thủy sản */
  changeSeafoodStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Seafood } }
  /** Danh sách lĩnh vực */
  listDomains: { query?: ListDomainsQuery; answer: Domains }
  /** Xem lĩnh vực */
  getDomain: { path: { id: number }; answer: { entry: Domain } }
  /** Danh sách vùng địa lý */
  listRegions: { query?: ListRegionsQuery; answer: Regions }
  /** Xem vùng địa lý */
  getRegion: { path: { id: number }; answer: { entry: Region } }
  /** Xem tỉnh/thành phố */
  getProvince: { path: { id: number }; answer: { entry: Province } }
  /** Xem huyện cũ */
  getDistrict: { path: { id: number }; answer: { entry: District } }
  /** Xem xã/phường/đặc khu */
  getWard: { path: { id: number }; answer: { entry: Ward } }
  /** Đăng nhập bằng email hoặc tên đăng nhập */
  authLogin: { body: { email?: string | null; username?: string | null; password: string; otp?: string | null }; answer: { token: string; entry?: { id: number; version: number; username: string; name: string; email: string; phone?: string | null; avatar?: string | null; department?: string | null; position?: string | null; birthday?: string | null; gender?: 'male' | 'female' | 'other' | null; manufacture_id?: number | null; manufacture_name?: string | null; ward_id?: number | null; ward_name?: string | null; must_change_password: boolean; two_factor: boolean; hold?: 'password' | 'factor' | null; role?: { id: number; code: string; name: string; scope: string; is_granting: boolean; permissions: { action: 'menu' | 'list' | 'read' | 'create' | 'edit' | 'update'; subject: 'manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' }[] } | null } | null } }
  /** Yêu cầu đặt lại mật khẩu, hoặc kiểm tra liên kết đặt lại */
  authForgotPassword: { body?: { email?: string | null; token?: string | null }; answer: Record<string, unknown> }
  /** Đặt mật khẩu mới bằng liên kết trong thư */
  authResetPassword: { body: { token: string; password: string; password_confirmation: string }; answer: Record<string, unknown> }
  /** Đăng xuất */
  logout: { key?: string; answer: Record<string, unknown> }
  /** Tài khoản đang đăng nhập và quyền của tài khoản */
  getProfile: { answer: { entry: { id: number; version: number; username: string; name: string; email: string; phone?: string | null; avatar?: string | null; department?: string | null; position?: string | null; birthday?: string | null; gender?: 'male' | 'female' | 'other' | null; manufacture_id?: number | null; manufacture_name?: string | null; ward_id?: number | null; ward_name?: string | null; must_change_password: boolean; two_factor: boolean; hold?: 'password' | 'factor' | null; role?: { id: number; code: string; name: string; scope: string; is_granting: boolean; permissions: { action: 'menu' | 'list' | 'read' | 'create' | 'edit' | 'update'; subject: 'manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' }[] } | null } } }
  /** Thông tin cá nhân để sửa */
  getLoadProfile: { answer: { entry: { id: number; version: number; username: string; name: string; email: string; phone?: string | null; avatar?: string | null; department?: string | null; position?: string | null; birthday?: string | null; gender?: 'male' | 'female' | 'other' | null; manufacture_id?: number | null; manufacture_name?: string | null; ward_id?: number | null; ward_name?: string | null; must_change_password: boolean; two_factor: boolean; hold?: 'password' | 'factor' | null; role?: { id: number; code: string; name: string; scope: string; is_granting: boolean; permissions: { action: 'menu' | 'list' | 'read' | 'create' | 'edit' | 'update'; subject: 'manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' }[] } | null } } }
  /** Sửa thông tin cá nhân; đổi email hoặc tên đăng nhập thì hỏi lại mật khẩu */
  updateLoadProfile: { body: { name: string; email: string; phone?: string | null; username?: string | null; avatar?: string | null; birthday?: string | null; gender?: 'male' | 'female' | 'other' | null; current_password?: string | null; otp?: string | null }; answer: { entry: { id: number; version: number; username: string; name: string; email: string; phone?: string | null; avatar?: string | null; department?: string | null; position?: string | null; birthday?: string | null; gender?: 'male' | 'female' | 'other' | null; manufacture_id?: number | null; manufacture_name?: string | null; ward_id?: number | null; ward_name?: string | null; must_change_password: boolean; two_factor: boolean; hold?: 'password' | 'factor' | null; role?: { id: number; code: string; name: string; scope: string; is_granting: boolean; permissions: { action: 'menu' | 'list' | 'read' | 'create' | 'edit' | 'update'; subject: 'manufactures' | 'material_areas' | 'raw_material_areas' | 'processes' | 'stages' | 'manufacturing_batches' | 'diaries' | 'labors' | 'products' | 'distributors' | 'traces' | 'stamps' | 'stamp_statistics' | 'scan_statistics' | 'production-plans' | 'product_plants' | 'product_animals' | 'criteria_seafoods' | 'notifications' | 'articles' | 'videos' | 'libraries' | 'websites' | 'config_image' | 'config_footer' | 'contact' | 'users' | 'roles' | 'permissions' | 'apps' | 'product_groups' | 'product_units' | 'farming_forms' | 'shipping_methods' | 'categories' | 'article_types' | 'menus' | 'system_logs' }[] } | null } } }
  /** Đổi mật khẩu */
  changePassword: { body: { current_password: string; password: string; password_confirmation: string }; answer: { token: string } }
  /** Gửi cho mình thư đặt lại mật khẩu */
  resetPassword: { key?: string; answer: Record<string, unknown> }
  /** Các phiên đăng nhập của mình */
  getSessions: { answer: { entries: { id: number; ip: string; user_agent: string; created_at: string; last_used_at: string; expires_at: string; current: boolean }[]; pagination?: Pagination } }
  /** Kết thúc một phiên đăng nhập của mình */
  deleteSession: { path: { id: number }; answer: Record<string, unknown> }
  /** Thiết lập hoặc thay xác thực hai lớp */
  createTwoFactor: { body: { password: string; otp?: string | null; current_otp?: string | null }; key?: string; answer: { entry: { secret?: string | null; address?: string | null; qr?: string | null } } }
  /** Tắt xác thực hai lớp */
  deleteTwoFactor: { body: { password: string; otp?: string | null }; answer: Record<string, unknown> }
  /** Tạo lại mười mã khôi phục; các mã cũ hết hiệu lực */
  createTwoFactorRecoveryCode: { body: { password: string; otp?: string | null }; key?: string; answer: { recovery_codes?: string[] } }
  /** Gỡ xác thực hai lớp của một tài khoản */
  twoUserFactor: { path: { id: number }; answer: { entry: User } }
  /** Khóa hoặc mở tài khoản */
  changeUserStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: User } }
  /** Bật/tắt "Nổi bật" của tài khoản */
  changeUserHighlight: { path: { id: number }; body?: { is_highlight?: boolean | null }; answer: { entry: User } }
  /** Đặt lại mật khẩu của tài khoản */
  resetUserPassword: { path: { id: number }; answer: { password: string } }
  /** Đặt lại mật khẩu ứng dụng của lao động */
  resetLaborPassword: { path: { id: number }; answer: { password: string } }
  /** Đặt lại mật khẩu ứng dụng của tài khoản ứng dụng */
  resetAppPassword: { path: { id: number }; answer: { password: string } }
  /** Danh sách vai trò */
  listRoles: { query?: ListRolesQuery; answer: Roles }
  /** Thêm vai trò */
  createRole: { body: RoleForm; key?: string; answer: { entry: Role } }
  /** Xem vai trò */
  getRole: { path: { id: number }; answer: { entry: Role } }
  /** Sửa vai trò và quyền của vai trò */
  updateRole: { path: { id: number }; body: RoleForm; answer: { entry: Role } }
  /** Xóa vai trò */
  deleteRole: { path: { id: number }; answer: Record<string, unknown> }
  /** Bật/tắt vai trò */
  changeRoleStatus: { path: { id: number }; body?: { is_active?: boolean | null }; answer: { entry: Role } }
  /** Duyệt vai trò */
  changeRoleApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: Role } }
  /** Bắt buộc hoặc thôi bắt buộc xác thực hai lớp với một vai trò */
  changeRoleTwoFactor: { path: { id: number }; body?: { requires_two_factor?: boolean | null }; answer: { entry: Role } }
  /** Xem chân trang */
  getFooter: { answer: { entry: { organization_name?: string | null; governing_body?: string | null; address?: string | null; phone?: string | null; fax?: string | null; email?: string | null; license_text?: string | null; responsible_person?: string | null; copyright?: string | null; social?: { type: string; url: string }[]; columns?: { title: string; links?: { label: string; url: string }[] }[]; app_store_url?: string | null; google_play_url?: string | null; certificate_badge_url?: string | null; version: number } } }
  /** Sửa chân trang */
  updateFooter: { body: { organization_name: string; governing_body?: string | null; address: string; phone: string; fax?: string | null; email?: string | null; license_text?: string | null; responsible_person?: string | null; copyright?: string | null; social?: { type: string; url: string }[] | null; columns?: { title: string; links?: { label: string; url: string }[] | null }[] | null; app_store_url?: string | null; google_play_url?: string | null; certificate_badge_url?: string | null; version?: number | null }; answer: { entry: { organization_name?: string | null; governing_body?: string | null; address?: string | null; phone?: string | null; fax?: string | null; email?: string | null; license_text?: string | null; responsible_person?: string | null; copyright?: string | null; social?: { type: string; url: string }[]; columns?: { title: string; links?: { label: string; url: string }[] }[]; app_store_url?: string | null; google_play_url?: string | null; certificate_badge_url?: string | null; version: number } } }
  /** Xem liên hệ */
  getContact: { answer: { entry: { title?: string | null; address?: string | null; phone?: string | null; hotline?: string | null; email?: string | null; working_hours?: string | null; map_embed_url?: string | null; latitude?: number | null; longitude?: number | null; zalo?: string | null; facebook?: string | null; form_receiver_email?: string | null; version: number } } }
  /** Sửa liên hệ */
  updateContact: { body: { title?: string | null; address: string; phone: string; hotline: string; email: string; working_hours?: string | null; map_embed_url?: string | null; latitude?: number | null; longitude?: number | null; zalo?: string | null; facebook?: string | null; form_receiver_email?: string | null; version?: number | null }; answer: { entry: { title?: string | null; address?: string | null; phone?: string | null; hotline?: string | null; email?: string | null; working_hours?: string | null; map_embed_url?: string | null; latitude?: number | null; longitude?: number | null; zalo?: string | null; facebook?: string | null; form_receiver_email?: string | null; version: number } } }
  /** Xem ảnh đầu trang */
  getConfigsImagesHeader: { answer: { entry: { desktop?: string | null; tablet?: string | null; mobile?: string | null; alt?: string | null; version: number } } }
  /** Sửa ảnh đầu trang */
  updateConfigsImagesHeader: { body: { desktop: string; tablet?: string | null; mobile?: string | null; alt?: string | null; version?: number | null }; answer: { entry: { desktop?: string | null; tablet?: string | null; mobile?: string | null; alt?: string | null; version: number } } }
  /** Xem logo */
  getConfigsLogo: { answer: { entry: { logo?: string | null; logo_white?: string | null; favicon?: string | null; alt?: string | null; version: number } } }
  /** Sửa logo */
  updateConfigsLogo: { body: { logo: string; logo_white?: string | null; favicon?: string | null; alt?: string | null; version?: number | null }; answer: { entry: { logo?: string | null; logo_white?: string | null; favicon?: string | null; alt?: string | null; version: number } } }
  /** Xem thông tin hệ thống */
  getConfigsInformation: { answer: { entry: { site_name?: string | null; short_name?: string | null; slogan?: string | null; description?: string | null; province_id?: number | null; public_host?: string | null; gs1_resolver_host?: string | null; default_expire_warning_days?: number | null; scan_repeat_seconds?: number | null; scan_distance_km?: number | null; scan_distance_minutes?: number | null; scan_burst_count?: number | null; scan_burst_devices?: number | null; stamp_width?: number | null; stamp_height?: number | null; order_pending_days?: number | null; order_approved_days?: number | null; order_printing_days?: number | null; order_delivering_days?: number | null; maintenance_mode?: boolean | null; version: number } } }
  /** Sửa thông tin hệ thống */
  updateConfigsInformation: { body: { site_name: string; short_name?: string | null; slogan?: string | null; description?: string | null; province_id: number; public_host: string; gs1_resolver_host?: string | null; default_expire_warning_days?: number | null; scan_repeat_seconds?: number | null; scan_distance_km?: number | null; scan_distance_minutes?: number | null; scan_burst_count?: number | null; scan_burst_devices?: number | null; stamp_width?: number | null; stamp_height?: number | null; order_pending_days?: number | null; order_approved_days?: number | null; order_printing_days?: number | null; order_delivering_days?: number | null; maintenance_mode?: boolean | null; version?: number | null }; answer: { entry: { site_name?: string | null; short_name?: string | null; slogan?: string | null; description?: string | null; province_id?: number | null; public_host?: string | null; gs1_resolver_host?: string | null; default_expire_warning_days?: number | null; scan_repeat_seconds?: number | null; scan_distance_km?: number | null; scan_distance_minutes?: number | null; scan_burst_count?: number | null; scan_burst_devices?: number | null; stamp_width?: number | null; stamp_height?: number | null; order_pending_days?: number | null; order_approved_days?: number | null; order_printing_days?: number | null; order_delivering_days?: number | null; maintenance_mode?: boolean | null; version: number } } }
  /** Danh sách tỉnh/thành phố */
  listProvinces: { query?: ListProvincesQuery; answer: Provinces }
  /** Danh sách huyện cũ */
  listDistricts: { query?: ListDistrictsQuery; answer: Districts }
  /** Danh sách xã/phường/đặc khu */
  listWards: { query?: ListWardsQuery; answer: Wards }
  /** Huyện cũ thuộc tỉnh/thành phố */
  getProvinceDistricts: { path: { id: number }; query?: ListDistrictsQuery; answer: Districts }
  /** Xã/phường/đặc khu thuộc tỉnh/thành phố */
  getProvinceWards: { path: { id: number }; query?: ListWardsQuery; answer: Wards }
  /** Xã/phường/đặc khu thuộc huyện cũ */
  getDistrictWards: { path: { id: number }; query?: ListWardsQuery; answer: Wards }
  /** Xã/phường/đặc khu thuộc tỉnh/thành phố */
  getWardsByProvince: { path: { id: number }; query?: ListWardsQuery; answer: Wards }
  /** Xã/phường/đặc khu thuộc huyện cũ */
  getWardsByDistrict: { path: { id: number }; query?: ListWardsQuery; answer: Wards }
  /** Xã/phường mới của một xã/phường cũ */
  getWardSuccessors: { path: { id: number }; answer: Wards }
  /** Danh sách cơ sở sản xuất, lọc được theo loại và hiệu lực của chứng nhận */
  listManufactures: { query: ListManufacturesQuery; answer: Manufactures }
  /** Thêm cơ sở sản xuất */
  createManufacture: { body: ManufactureForm; key?: string; answer: { entry: Manufacture } }
  /** Duyệt hoặc từ chối cơ sở sản xuất */
  changeManufactureApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null; create_account?: boolean | null; email?: string | null }; answer: { entry: Manufacture } }
  /** Tạm dừng cơ sở hoặc cho hoạt động lại */
  changeManufactureStatus: { path: { id: number }; body?: { reason?: string | null; is_active?: boolean | null }; answer: { entry: Manufacture } }
  /** Danh sách chứng nhận, lọc được theo hiệu lực */
  listCertificates: { query?: ListCertificatesQuery; answer: Certificates }
  /** Duyệt hoặc từ chối chứng nhận */
  changeCertificateApproved: { path: { id: number }; body?: { approval_status?: 'pending' | 'approved' | 'rejected' | null; reject_reason?: string | null }; answer: { entry: Certificate } }
  /** Tổng diện tích vùng sản xuất, theo xã */
  getMaterialAreasTotals: { query?: GetMaterialAreasTotalsQuery; answer: { entry: { count: number; acreage: number; by_ward: { id: number; name: string; count: number; acreage: number; latitude?: number | null; longitude?: number | null }[] } } }
  /** Chuyển "Tình trạng mã" của vùng sản xuất */
  changeMaterialAreaPucStatusTo: { path: { id: number; status: 'none' | 'requested' | 'active' | 'suspended' | 'cancelled' }; body?: { reason?: string | null }; answer: { entry: MaterialArea } }
  /** Nhân bản quy trình */
  copyProcess: { path: { id: number }; body?: { name?: string | null }; key?: string; answer: { entry: Process } }
  /** Chuyển "Trạng thái" của quy trình */
  changeProcessStatusTo: { path: { id: number; status: 'draft' | 'active' | 'archived' }; body?: { reason?: string | null }; answer: { entry: Process } }
  /** Xem người lao động */
  getWorker: { path: { id: number }; answer: { entry: Worker } }
  /** Chuyển "Trạng thái" của lô sản xuất */
  changeBatchStatusTo: { path: { id: number; status: 'planned' | 'in_production' | 'harvested' | 'closed' | 'cancelled' | 'recalled' }; body?: { reason?: string | null; confirm?: boolean | null }; answer: { entry: Batch } }
  /** Chuyển "Trạng thái" của nhật ký sản xuất */
  changeDiaryStatusTo: { path: { id: number; status: 'draft' | 'submitted' | 'approved' | 'rejected' }; body?: { reason?: string | null }; answer: { entry: Diary } }
  /** Nhật ký đã duyệt và cho truy xuất */
  getDiariesIsTraceable: { query?: ListDiariesQuery; answer: Diaries }
  /** Danh sách hồ sơ truy xuất cùng bảng kiểm 10 thông tin */
  listTraces: { query?: ListTracesQuery; answer: Traces }
  /** Lập hồ sơ truy xuất */
  createTrace: { body: TraceForm; key?: string; answer: { entry: Trace } }
  /** Xem hồ sơ truy xuất cùng bảng kiểm 10 thông tin */
  getTrace: { path: { id: number }; answer: { entry: Trace } }
  /** Sửa hồ sơ truy xuất */
  updateTrace: { path: { id: number }; body: TraceForm; answer: { entry: Trace } }
  /** Xóa hồ sơ truy xuất */
  deleteTrace: { path: { id: number }; answer: Record<string, unknown> }
  /** Kích hoạt hoặc tạm ẩn hồ sơ truy xuất */
  changeTraceActive: { path: { id: number }; body?: { override_reason?: string | null; is_active?: boolean | null }; answer: { entry: Trace } }
  /** Chuyển "Trạng thái" của hồ sơ truy xuất */
  changeTraceStatusTo: { path: { id: number; status: 'draft' | 'active' | 'inactive' | 'recalled' }; body?: { reason?: string | null }; answer: { entry: Trace } }
  /** Thu hồi hồ sơ truy xuất */
  recallTrace: { path: { id: number }; body: { recall_kind: 'voluntary' | 'mandatory'; recall_reason: string; recall_handling: 'fix' | 'change_use' | 're_export' | 'destroy' }; answer: { entry: Trace } }
  /** Hủy lệnh thu hồi */
  undoTraceRecall: { path: { id: number }; body: { reason: string }; answer: { entry: Trace } }
  /** Chuyển "Trạng thái" của kế hoạch sản xuất */
  changeProductionPlanStatusTo: { path: { id: number; status: 'draft' | 'published' | 'completed' | 'cancelled' }; body?: { reason?: string | null }; answer: { entry: ProductionPlan } }
  /** Phần việc của một lao động trong kế hoạch, cùng lịch sử thực hiện */
  getProductPerLabor: { path: { id: number }; answer: { entry: { id: number; current_quantity: number; assigned_quantity: number; note?: string | null; is_over: boolean; histories: { id: number; old_quantity: number; new_quantity: number; note?: string | null; user_id?: number | null; user_name?: string | null; at: string }[] } } }
  /** Ghi kết quả thực hiện của một lao động */
  updateProductPerLabor: { path: { id: number }; body: { current_quantity: number; note?: string | null }; answer: { entry: { id: number; current_quantity: number; assigned_quantity: number; note?: string | null; is_over: boolean; histories: { id: number; old_quantity: number; new_quantity: number; note?: string | null; user_id?: number | null; user_name?: string | null; at: string }[] } } }
  /** Duyệt bài viết hoặc bỏ duyệt */
  changeArticleApproved: { path: { id: number }; body?: { is_approved?: boolean | null }; answer: { entry: Article } }
  /** Xuất bản bài viết hoặc gỡ xuống */
  changeArticlePublish: { path: { id: number }; body?: { is_publish?: boolean | null }; answer: { entry: Article } }
  /** Danh sách thông báo, với số chưa đọc; "received=true" chỉ lấy thông báo gửi cho mình */
  listNotifications: { query: ListNotificationsQuery; answer: Notifications }
  /** Soạn thông báo */
  createNotification: { body: NotificationForm; key?: string; answer: { entry: Notification } }
  /** Xem thông báo */
  getNotification: { path: { id: number }; answer: { entry: Notification } }
  /** Sửa thông báo */
  updateNotification: { path: { id: number }; body: NotificationForm; answer: { entry: Notification } }
  /** Xóa thông báo */
  deleteNotification: { path: { id: number }; answer: Record<string, unknown> }
  /** Đánh dấu đã đọc */
  changeNotificationRead: { path: { id: number }; body?: { is_read?: boolean | null }; answer: { entry: { id: number; is_read: boolean } } }
  /** Chuyển "Trạng thái" của thông báo */
  changeNotificationStatusTo: { path: { id: number; status: 'draft' | 'scheduled' | 'sent' | 'cancelled' }; body?: { reason?: string | null }; answer: { entry: Notification } }
  /** Danh sách banner chính */
  getConfigsMainBannerImages: { query?: ListBannersQuery; answer: Banners }
  /** Thêm banner chính */
  createConfigsMainBannerImage: { body: BannerForm; key?: string; answer: { entry: Banner } }
  /** Xem banner chính */
  getConfigsMainBannerImage: { path: { id: number }; answer: { entry: Banner } }
  /** Sửa banner chính */
  updateConfigsMainBannerImage: { path: { id: number }; body: BannerForm; answer: { entry: Banner } }
  /** Xóa banner chính */
  deleteConfigsMainBannerImage: { path: { id: number }; answer: Record<string, unknown> }
  /** Danh sách banner phụ */
  getConfigsSecondBannerImages: { query?: ListBannersQuery; answer: Banners }
  /** Thêm banner phụ */
  createConfigsSecondBannerImage: { body: BannerForm; key?: string; answer: { entry: Banner } }
  /** Xem banner phụ */
  getConfigsSecondBannerImage: { path: { id: number }; answer: { entry: Banner } }
  /** Sửa banner phụ */
  updateConfigsSecondBannerImage: { path: { id: number }; body: BannerForm; answer: { entry: Banner } }
  /** Xóa banner phụ */
  deleteConfigsSecondBannerImage: { path: { id: number }; answer: Record<string, unknown> }
  /** Đếm đơn đặt tem theo trạng thái */
  countOrders: { query?: CountOrdersQuery; answer: { entry: { pending?: number | null; approved?: number | null; printing?: number | null; delivering?: number | null; completed?: number | null; rejected?: number | null; cancelled?: number | null } } }
  /** Chuyển trạng thái đơn đặt tem */
  changeOrderStatus: { path: { id: number }; body?: { status?: string | null; note?: string | null; reason?: string | null; approved_quantity?: number | null; tracking_no?: string | null; order_id?: number | null }; answer: { entry: Order } }
  /** Chuyển trạng thái đơn đặt tem */
  changeOrderStatusTo: { path: { id: number; status: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' }; body?: { note?: string | null; reason?: string | null; approved_quantity?: number | null; tracking_no?: string | null; order_id?: number | null }; answer: { entry: Order } }
  /** Chuyển trạng thái đơn đặt tem */
  changeTraceOrderStatus: { path: { id: number }; body?: { status?: string | null; note?: string | null; reason?: string | null; approved_quantity?: number | null; tracking_no?: string | null; order_id?: number | null }; answer: { entry: Trace } }
  /** Chuyển trạng thái đơn đặt tem */
  changeTraceOrderStatusTo: { path: { id: number; status: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled' }; body?: { note?: string | null; reason?: string | null; approved_quantity?: number | null; tracking_no?: string | null; order_id?: number | null }; answer: { entry: Trace } }
  /** Thông báo đơn tem của mình, với số chưa xem */
  listOrderNotifications: { query?: ListOrderNotificationsQuery; answer: OrderNotifications }
  /** Xem một thông báo đơn tem của mình */
  getOrderNotification: { path: { id: number }; answer: { entry: OrderNotification } }
  /** Đánh dấu đã xem */
  changeOrderNotificationWatched: { path: { id: number }; body?: { is_watched?: boolean | null }; answer: { entry: OrderNotification } }
  /** Danh sách đợt tem */
  listStamps: { query?: ListStampsQuery; answer: Stamps }
  /** Lập đợt tem nháp cho một hồ sơ truy xuất */
  createStamp: { body: StampForm; key?: string; answer: { entry: Stamp } }
  /** Xem đợt tem */
  getStamp: { path: { id: number }; answer: { entry: Stamp } }
  /** Sửa đợt tem chưa in */
  updateStamp: { path: { id: number }; body: StampForm; answer: { entry: Stamp } }
  /** Xóa đợt tem nháp */
  deleteStamp: { path: { id: number }; answer: Record<string, unknown> }
  /** Chuyển trạng thái đợt tem */
  changeStampStatusTo: { path: { id: number; status: 'draft' | 'issued' | 'printed' | 'activated' | 'closed' | 'locked' | 'recalled' }; body?: { reason?: string | null }; answer: { entry: Stamp } }
  /** Kích hoạt tem đã in */
  activateStamp: { path: { id: number }; body?: { serial_from?: number | null; serial_to?: number | null }; key?: string; answer: { entry: Stamp } }
  /** Khóa tem nghi vấn */
  lockStamp: { path: { id: number }; body: { serial_from?: number | null; serial_to?: number | null; reason: string }; answer: { entry: Stamp } }
  /** Mã của từng tem trong một khoảng số, tối đa 1.000 tem */
  getStampCodes: { path: { id: number }; query?: GetStampCodesQuery; answer: { entries: { serial: string; code: string; qr_text: string; state: string; reason?: string | null; replaced_by?: string | null; scan_count?: number | null; last_scanned_at?: string | null }[]; pagination?: Pagination } }
  /** Đếm đợt tem và tem */
  countStamps: { query?: CountStampsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number; labels_total: number; labels_printed: number; labels_active: number } } }
  /** Liên kết mở tờ tem một lần */
  sheetStampLink: { path: { id: number }; body?: { format?: string | null; paper?: string | null; run?: string | null }; key?: string; answer: { url: string; entry?: { url: string } | null } }
  /** Hủy tem hỏng hoặc mất */
  revokeStamp: { path: { id: number }; body: { serial_from: number; serial_to?: number | null; replaced_by?: number | null; reason: string }; answer: { entry: Stamp } }
  /** Bỏ nghi vấn một tem */
  clearStampSuspicion: { path: { id: number }; body: { serial: number; reason: string }; answer: { entry: Stamp } }
  /** In các tem tiếp theo; line-number là số hàng */
  printStamp: { path: { id: number }; query: PrintStampQuery; answer: { entry: { id: number; lines: number; width: number; height: number; stamps_per_line: number; size: number; horizontal: number; vertical: number; distance: number; space_left: number; space_top: number; print_product_name: boolean; print_product_created_at: boolean; product_name_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; product_created_at_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; pin_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; stamp_attributes?: { text?: string | null; font_size?: number | null; horizontal?: number | null; vertical?: number | null }[]; horizontal_tenths: number; vertical_tenths: number; product?: { id: number; name: string } | null; packaging_date?: string | null; product_group?: { id?: number | null } | null; run_id: number; qr_text?: string[]; serials?: string[]; pins?: string[] } } }
  /** In lại đúng các tem của một lần in */
  getStampStatisticPrint: { path: { id: number }; answer: { entry: { id: number; lines: number; width: number; height: number; stamps_per_line: number; size: number; horizontal: number; vertical: number; distance: number; space_left: number; space_top: number; print_product_name: boolean; print_product_created_at: boolean; product_name_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; product_created_at_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; pin_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; stamp_attributes?: { text?: string | null; font_size?: number | null; horizontal?: number | null; vertical?: number | null }[]; horizontal_tenths: number; vertical_tenths: number; product?: { id: number; name: string } | null; packaging_date?: string | null; product_group?: { id?: number | null } | null; run_id: number; qr_text?: string[]; serials?: string[]; pins?: string[] } } }
  /** Mã dùng một lần để chương trình in tự tải một lần in */
  printerStampStatisticTicket: { path: { id: number }; key?: string; answer: { entry: { host: string; run_id: number; token: string } } }
  /** Một lần in, cho chương trình in, bằng mã dùng một lần */
  webPrintRuns: { path: { id: number }; query: WebPrintRunsQuery; answer: { entry: { id: number; lines: number; width: number; height: number; stamps_per_line: number; size: number; horizontal: number; vertical: number; distance: number; space_left: number; space_top: number; print_product_name: boolean; print_product_created_at: boolean; product_name_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; product_created_at_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; pin_attribute?: { font_size?: number | null; horizontal?: number | null; vertical?: number | null } | null; stamp_attributes?: { text?: string | null; font_size?: number | null; horizontal?: number | null; vertical?: number | null }[]; horizontal_tenths: number; vertical_tenths: number; product?: { id: number; name: string } | null; packaging_date?: string | null; product_group?: { id?: number | null } | null; run_id: number; qr_text?: string[]; serials?: string[]; pins?: string[] } } }
  /** Số tem đã cấp, đã in, đã kích hoạt, còn lại và theo tháng */
  getStampStatisticsSummary: { answer: { entry: { issued: number; printed: number; activated: number; remaining: number; months: { month: string; printed: number; damaged: number }[] } } }
  /** Lấy lại một lượt quét từ thùng rác */
  recoverScanStatistic: { path: { id: number }; key?: string; answer: { entry: ScanStatistic } }
  /** Số lượt quét theo ngày, tỉnh, sản phẩm */
  getScanStatisticsSummary: { query?: GetScanStatisticsSummaryQuery; answer: { entry: { today: number; week: number; month: number; suspicious: number; days: { day: string; count: number; suspicious: number }[]; provinces: { id: number; name: string; count: number }[]; products: { id: number; name: string; count: number }[]; results: { result?: 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled' | 'not_found' | null; count: number }[] } } }
  /** Số lượt quét 30 ngày theo địa điểm */
  getScanStatisticsPlaces: { query?: GetScanStatisticsSummaryQuery; answer: { entries: { ward_id?: number | null; name?: string | null; count: number; suspicious: number; latitude: number; longitude: number }[]; pagination?: Pagination } }
  /** Tổng cộng dữ liệu trồng trọt */
  getProductPlantsTotals: { query?: GetProductPlantsTotalsQuery; answer: { entry?: { count: number; area_sown: number; area_harvested: number; output: number; area_vietgap: number } | null; last_year?: { count: number; area_sown: number; area_harvested: number; output: number; area_vietgap: number } | null } }
  /** Tổng cộng dữ liệu chăn nuôi */
  getProductAnimalsTotals: { query?: GetProductAnimalsTotalsQuery; answer: { entry?: { count: number; head_total: number; head_sold: number; meat_output: number; egg_output: number; vaccinated_count: number; dead_destroyed_count: number } | null; last_year?: { count: number; head_total: number; head_sold: number; meat_output: number; egg_output: number; vaccinated_count: number; dead_destroyed_count: number } | null } }
  /** Tổng cộng chỉ tiêu thủy sản */
  getCriteriaSeafoodsTotals: { query?: GetCriteriaSeafoodsTotalsQuery; answer: { entry?: { count: number; pond_area: number; water_surface: number; stocking_count: number; output: number; disease_area: number } | null; last_year?: { count: number; pond_area: number; water_surface: number; stocking_count: number; output: number; disease_area: number } | null } }
  /** Các chế độ xem của mình và của vai trò mình; "screen" chọn một danh sách */
  listSavedViews: { query?: ListSavedViewsQuery; answer: SavedViews }
  /** Lưu một chế độ xem của danh sách */
  createSavedView: { body: SavedViewForm; key?: string; answer: { entry: SavedView } }
  /** Sửa chế độ xem của mình */
  updateSavedView: { path: { id: number }; body: SavedViewForm; answer: { entry: SavedView } }
  /** Xóa chế độ xem của mình */
  deleteSavedView: { path: { id: number }; answer: Record<string, unknown> }
  /** Đặt hoặc bỏ chế độ xem mặc định của mình */
  changeSavedViewDefault: { path: { id: number }; answer: { entry: SavedView } }
  /** Xem nhật ký hệ thống */
  getSystemLog: { path: { id: number }; answer: { entry: SystemLog } }
  /** Thông tin công khai của một hồ sơ truy xuất */
  getWebTrace: { path: { code: string }; answer: { entry: { kind: 'trace' | 'stamp'; result: 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled'; reason?: string | null; recall?: { kind: string; reason: string; handling: string; recalled_at?: string | null } | null; code: string; trace_code: string; serial?: string | null; lot?: string | null; quantity?: number | null; unit?: string | null; sector?: 'plant' | 'animal' | 'seafood' | 'processing' | null; planting_date?: string | null; packaging_date?: string | null; harvest_date?: string | null; expired_date?: string | null; product?: { name: string; group?: string | null; images: { url: string; thumbnail_url?: string | null; caption?: string | null }[]; brand?: string | null; model_code?: string | null; gtin?: string | null; net_weight?: number | null; net_weight_unit?: string | null; packaging?: string | null; ingredients?: string | null; usage_guide?: string | null; storage_condition?: string | null; safety_warning?: string | null; ocop_star?: number | null; gi_name?: string | null; description_html?: string | null; applied_standards: { code: string; name?: string | null }[] } | null; producer?: { name: string; form?: string | null; logo_url?: string | null; address: string; former_address?: string | null; phone?: string | null; website?: string | null; gln?: string | null } | null; area?: { name: string; code: string; location_code?: string | null; puc_code?: string | null; acreage?: number | null; farming_form?: string | null; address?: string | null; latitude?: number | null; longitude?: number | null; boundary?: Record<string, unknown> | null } | null; diaries: { stage: string; title: string; performed_at: string; location_code?: string | null; content?: string | null; performer?: string | null; images: { url: string; thumbnail_url?: string | null; caption?: string | null }[]; inputs: { kind: string; name: string; quantity?: number | null; unit?: string | null; withdrawal_days?: number | null }[] }[]; certificates: { type: string; number: string; issuer: string; issued_at?: string | null; expires_at?: string | null; status: 'valid' | 'expiring' | 'expired' }[]; test_results: { name: string; lab?: string | null; date?: string | null; result?: string | null }[]; compliance: { label: string; passed: boolean }[]; distribution?: { distributor?: string | null; distributor_address?: string | null; carrier?: string | null; method?: string | null } | null; scans?: { count: number; first_at?: string | null; last_at?: string | null; last_place?: string | null } | null; pin?: { verified_at?: string | null } | null; revoked?: { replaced_by?: string | null } | null; canonical_url: string; qr_url: string; authority?: { site_name: string; organization_name?: string | null; governing_body?: string | null; address?: string | null; phone?: string | null; email?: string | null; license_text?: string | null; copyright?: string | null; logo_url?: string | null; portal?: { short_name?: string | null; slogan?: string | null; description?: string | null; logo_white_url?: string | null; logo_alt?: string | null; favicon_url?: string | null; responsible_person?: string | null; office_phone?: string | null; fax?: string | null; social: { type: string; url: string }[]; columns: { title: string; links: { label: string; url: string }[] }[]; app_store_url?: string | null; google_play_url?: string | null; certificate_badge_url?: string | null } | null } | null } } }
  /** Thông tin công khai của một tem */
  getWebStamp: { path: { code: string }; answer: { entry: { kind: 'trace' | 'stamp'; result: 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled'; reason?: string | null; recall?: { kind: string; reason: string; handling: string; recalled_at?: string | null } | null; code: string; trace_code: string; serial?: string | null; lot?: string | null; quantity?: number | null; unit?: string | null; sector?: 'plant' | 'animal' | 'seafood' | 'processing' | null; planting_date?: string | null; packaging_date?: string | null; harvest_date?: string | null; expired_date?: string | null; product?: { name: string; group?: string | null; images: { url: string; thumbnail_url?: string | null; caption?: string | null }[]; brand?: string | null; model_code?: string | null; gtin?: string | null; net_weight?: number | null; net_weight_unit?: string | null; packaging?: string | null; ingredients?: string | null; usage_guide?: string | null; storage_condition?: string | null; safety_warning?: string | null; ocop_star?: number | null; gi_name?: string | null; description_html?: string | null; applied_standards: { code: string; name?: string | null }[] } | null; producer?: { name: string; form?: string | null; logo_url?: string | null; address: string; former_address?: string | null; phone?: string | null; website?: string | null; gln?: string | null } | null; area?: { name: string; code: string; location_code?: string | null; puc_code?: string | null; acreage?: number | null; farming_form?: string | null; address?: string | null; latitude?: number | null; longitude?: number | null; boundary?: Record<string, unknown> | null } | null; diaries: { stage: string; title: string; performed_at: string; location_code?: string | null; content?: string | null; performer?: string | null; images: { url: string; thumbnail_url?: string | null; caption?: string | null }[]; inputs: { kind: string; name: string; quantity?: number | null; unit?: string | null; withdrawal_days?: number | null }[] }[]; certificates: { type: string; number: string; issuer: string; issued_at?: string | null; expires_at?: string | null; status: 'valid' | 'expiring' | 'expired' }[]; test_results: { name: string; lab?: string | null; date?: string | null; result?: string | null }[]; compliance: { label: string; passed: boolean }[]; distribution?: { distributor?: string | null; distributor_address?: string | null; carrier?: string | null; method?: string | null } | null; scans?: { count: number; first_at?: string | null; last_at?: string | null; last_place?: string | null } | null; pin?: { verified_at?: string | null } | null; revoked?: { replaced_by?: string | null } | null; canonical_url: string; qr_url: string; authority?: { site_name: string; organization_name?: string | null; governing_body?: string | null; address?: string | null; phone?: string | null; email?: string | null; license_text?: string | null; copyright?: string | null; logo_url?: string | null; portal?: { short_name?: string | null; slogan?: string | null; description?: string | null; logo_white_url?: string | null; logo_alt?: string | null; favicon_url?: string | null; responsible_person?: string | null; office_phone?: string | null; fax?: string | null; social: { type: string; url: string }[]; columns: { title: string; links: { label: string; url: string }[] }[]; app_store_url?: string | null; google_play_url?: string | null; certificate_badge_url?: string | null } | null } | null } } }
  /** Hộ chiếu số của sản phẩm */
  getWebTracesPassport: { path: { code: string }; answer: { entry: { id: string; trace_code: string; gs1_key?: string | null; data_carrier: string; result: 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled'; product?: { name: string; gtin?: string | null; brand?: string | null; model_code?: string | null; group?: string | null } | null; economic_operator?: { name: string; address: string; tax_code?: string | null; gln?: string | null } | null; origin?: { area?: { name: string; location_code?: string | null; puc_code?: string | null; address?: string | null } | null; last_processing_site?: string | null; packing_house_code?: string | null } | null; traceability: { stage: string; title: string; performed_at: string; location_code?: string | null }[]; certificates: { type: string; number: string; issuer: string; issued_at?: string | null; expires_at?: string | null; status: 'valid' | 'expiring' | 'expired' }[]; standards: { code: string; name?: string | null }[]; lot?: string | null; quantity?: number | null; unit?: string | null; planting_date?: string | null; packaging_date?: string | null; production_date?: string | null; expiry_date?: string | null; safety?: { warning?: string | null; recall?: { kind: string; reason: string; handling: string; recalled_at?: string | null } | null } | null; test_results: { name: string; lab?: string | null; date?: string | null; result?: string | null }[]; distribution?: { distributor?: string | null; distributor_address?: string | null; carrier?: string | null; method?: string | null } | null; compliance: { label: string; passed: boolean }[]; issued_by: string } } }
  /** Xuất Excel cơ sở sản xuất */
  exportManufactures: { query?: ExportManufacturesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm cơ sở sản xuất */
  countManufactures: { query?: ExportManufacturesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel vùng sản xuất */
  exportMaterialAreas: { query?: GetMaterialAreasTotalsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm vùng sản xuất */
  countMaterialAreas: { query?: GetMaterialAreasTotalsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel sản phẩm */
  exportProducts: { query?: ExportProductsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm sản phẩm */
  countProducts: { query?: ExportProductsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel chứng nhận */
  exportCertificates: { query?: ExportCertificatesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm chứng nhận */
  countCertificates: { query?: ExportCertificatesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel nhà phân phối */
  exportDistributors: { query?: ExportDistributorsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm nhà phân phối */
  countDistributors: { query?: ExportDistributorsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel đơn vị vận chuyển */
  exportShippings: { query?: ExportShippingsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm đơn vị vận chuyển */
  countShippings: { query?: ExportShippingsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel quy trình */
  exportProcesses: { query?: ExportProcessesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm quy trình */
  countProcesses: { query?: ExportProcessesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel công đoạn */
  exportStages: { query?: ExportStagesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm công đoạn */
  countStages: { query?: ExportStagesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel lô sản xuất */
  exportBatches: { query?: ExportBatchesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm lô sản xuất */
  countBatches: { query?: ExportBatchesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel nhật ký sản xuất */
  exportDiaries: { query?: ExportDiariesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm nhật ký sản xuất */
  countDiaries: { query?: ExportDiariesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel lao động, nông hộ */
  exportLabors: { query?: ExportLaborsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm lao động, nông hộ */
  countLabors: { query?: ExportLaborsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel hồ sơ truy xuất */
  exportTraces: { query?: ExportTracesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm hồ sơ truy xuất */
  countTraces: { query?: ExportTracesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel đơn đặt tem */
  exportOrders: { query?: CountOrdersQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Xuất Excel đợt tem */
  exportStamps: { query?: CountStampsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Xuất Excel thống kê tem */
  exportStampStatistics: { query?: ExportStampStatisticsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thống kê tem */
  countStampStatistics: { query?: ExportStampStatisticsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel thống kê lượt quét */
  exportScanStatistics: { query?: ExportScanStatisticsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thống kê lượt quét */
  countScanStatistics: { query?: ExportScanStatisticsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel kế hoạch sản xuất */
  exportProductionPlans: { query?: ExportProductionPlansQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm kế hoạch sản xuất */
  countProductionPlans: { query?: ExportProductionPlansQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel dữ liệu trồng trọt */
  exportProductPlants: { query?: GetProductPlantsTotalsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm dữ liệu trồng trọt */
  countProductPlants: { query?: GetProductPlantsTotalsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel dữ liệu chăn nuôi */
  exportProductAnimals: { query?: GetProductAnimalsTotalsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm dữ liệu chăn nuôi */
  countProductAnimals: { query?: GetProductAnimalsTotalsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel chỉ tiêu thủy sản */
  exportCriteriaSeafoods: { query?: GetCriteriaSeafoodsTotalsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm chỉ tiêu thủy sản */
  countCriteriaSeafoods: { query?: GetCriteriaSeafoodsTotalsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel thông báo */
  exportNotifications: { query?: ExportNotificationsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thông báo */
  countNotifications: { query?: ExportNotificationsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel bài viết */
  exportArticles: { query?: ExportArticlesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm bài viết */
  countArticles: { query?: ExportArticlesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel video */
  exportVideos: { query?: ExportVideosQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm video */
  countVideos: { query?: ExportVideosQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel thư viện */
  exportLibraries: { query?: ExportLibrariesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thư viện */
  countLibraries: { query?: ExportLibrariesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel hình ảnh */
  exportBanners: { query?: ExportBannersQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm hình ảnh */
  countBanners: { query?: ExportBannersQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel liên kết website */
  exportWebsites: { query?: ExportWebsitesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm liên kết website */
  countWebsites: { query?: ExportWebsitesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel tài khoản quản trị */
  exportUsers: { query?: ExportUsersQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm tài khoản quản trị */
  countUsers: { query?: ExportUsersQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel vai trò */
  exportRoles: { query?: ExportRolesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm vai trò */
  countRoles: { query?: ExportRolesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel phân quyền */
  exportPermissions: { query?: ExportPermissionsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm phân quyền */
  countPermissions: { query?: ExportPermissionsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel tài khoản ứng dụng */
  exportApps: { query?: ExportAppsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm tài khoản ứng dụng */
  countApps: { query?: ExportAppsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel nhóm sản phẩm */
  exportProductGroups: { query?: ExportProductGroupsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm nhóm sản phẩm */
  countProductGroups: { query?: ExportProductGroupsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel đơn vị tính */
  exportProductUnits: { query?: ExportProductUnitsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm đơn vị tính */
  countProductUnits: { query?: ExportProductUnitsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel hình thức canh tác, nuôi trồng */
  exportFarmingForms: { query?: ExportFarmingFormsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm hình thức canh tác, nuôi trồng */
  countFarmingForms: { query?: ExportFarmingFormsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel loại hình sản xuất */
  exportManufacturingForms: { query?: ExportManufacturingFormsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm loại hình sản xuất */
  countManufacturingForms: { query?: ExportManufacturingFormsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel phương thức vận chuyển */
  exportShippingMethods: { query?: ExportShippingMethodsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm phương thức vận chuyển */
  countShippingMethods: { query?: ExportShippingMethodsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel danh mục */
  exportCategories: { query?: ExportCategoriesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm danh mục */
  countCategories: { query?: ExportCategoriesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel loại bài viết */
  exportArticleTypes: { query?: ExportArticleTypesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm loại bài viết */
  countArticleTypes: { query?: ExportArticleTypesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel thẻ bài viết */
  exportTags: { query?: ExportTagsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thẻ bài viết */
  countTags: { query?: ExportTagsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel menu trang người dùng */
  exportMenus: { query?: ExportMenusQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm menu trang người dùng */
  countMenus: { query?: ExportMenusQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel nhật ký hệ thống */
  exportSystemLogs: { query?: ExportSystemLogsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm nhật ký hệ thống */
  countSystemLogs: { query?: ExportSystemLogsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel lĩnh vực sản xuất */
  exportManufacturingSectors: { query?: ExportManufacturingSectorsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm lĩnh vực sản xuất */
  countManufacturingSectors: { query?: ExportManufacturingSectorsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel người lao động */
  exportWorkers: { query?: ExportWorkersQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm người lao động */
  countWorkers: { query?: ExportWorkersQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel thông báo đơn tem */
  exportOrderNotifications: { query?: ExportOrderNotificationsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thông báo đơn tem */
  countOrderNotifications: { query?: ExportOrderNotificationsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel chế độ xem */
  exportSavedViews: { query?: ExportSavedViewsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm chế độ xem */
  countSavedViews: { query?: ExportSavedViewsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel cây trồng */
  exportPlants: { query?: ExportPlantsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm cây trồng */
  countPlants: { query?: ExportPlantsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel vật nuôi */
  exportAnimals: { query?: ExportAnimalsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm vật nuôi */
  countAnimals: { query?: ExportAnimalsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel thủy sản */
  exportSeafoods: { query?: ExportSeafoodsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm thủy sản */
  countSeafoods: { query?: ExportSeafoodsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel lĩnh vực */
  exportDomains: { query?: ExportDomainsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm lĩnh vực */
  countDomains: { query?: ExportDomainsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel vùng địa lý */
  exportRegions: { query?: ExportRegionsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm vùng địa lý */
  countRegions: { query?: ExportRegionsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel tỉnh/thành phố */
  exportProvinces: { query?: ExportProvincesQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm tỉnh/thành phố */
  countProvinces: { query?: ExportProvincesQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel huyện cũ */
  exportDistricts: { query?: ExportDistrictsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm huyện cũ */
  countDistricts: { query?: ExportDistrictsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Xuất Excel xã/phường/đặc khu */
  exportWards: { query?: ExportWardsQuery; answer: { url: string; entry?: { url: string } | null; job?: { id: number } | null } }
  /** Đếm xã/phường/đặc khu */
  countWards: { query?: ExportWardsQuery; answer: { entry: { total: number; active: number; inactive: number; pending: number; this_month: number } } }
  /** Tệp Excel mẫu để nhập cơ sở sản xuất */
  importManufacturesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập cơ sở sản xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importManufacturesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập cơ sở sản xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importManufactures: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập vùng sản xuất */
  importMaterialAreasTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập vùng sản xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importMaterialAreasPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập vùng sản xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importMaterialAreas: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập sản phẩm */
  importProductsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập sản phẩm từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProductsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập sản phẩm từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProducts: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập nhà phân phối */
  importDistributorsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập nhà phân phối từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importDistributorsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập nhà phân phối từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importDistributors: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập đơn vị vận chuyển */
  importShippingsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập đơn vị vận chuyển từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importShippingsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập đơn vị vận chuyển từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importShippings: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập quy trình */
  importProcessesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập quy trình từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProcessesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập quy trình từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProcesses: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập công đoạn */
  importStagesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập công đoạn từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importStagesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập công đoạn từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importStages: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập lô sản xuất */
  importBatchesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập lô sản xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importBatchesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập lô sản xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importBatches: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập nhật ký sản xuất */
  importDiariesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập nhật ký sản xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importDiariesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập nhật ký sản xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importDiaries: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập lao động, nông hộ */
  importLaborsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập lao động, nông hộ từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importLaborsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập lao động, nông hộ từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importLabors: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập hồ sơ truy xuất */
  importTracesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập hồ sơ truy xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importTracesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập hồ sơ truy xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importTraces: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập đơn đặt tem */
  importOrdersTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập đơn đặt tem từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importOrdersPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập đơn đặt tem từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importOrders: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập đợt tem */
  importStampsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập đợt tem từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importStampsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập đợt tem từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importStamps: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập thống kê tem */
  importStampStatisticsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập thống kê tem từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importStampStatisticsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập thống kê tem từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importStampStatistics: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập thống kê lượt quét */
  importScanStatisticsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập thống kê lượt quét từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importScanStatisticsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập thống kê lượt quét từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importScanStatistics: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập kế hoạch sản xuất */
  importProductionPlansTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập kế hoạch sản xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProductionPlansPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập kế hoạch sản xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProductionPlans: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập dữ liệu trồng trọt */
  importProductPlantsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập dữ liệu trồng trọt từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProductPlantsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập dữ liệu trồng trọt từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProductPlants: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập dữ liệu chăn nuôi */
  importProductAnimalsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập dữ liệu chăn nuôi từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProductAnimalsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập dữ liệu chăn nuôi từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProductAnimals: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập chỉ tiêu thủy sản */
  importCriteriaSeafoodsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập chỉ tiêu thủy sản từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importCriteriaSeafoodsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập chỉ tiêu thủy sản từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importCriteriaSeafoods: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập thông báo */
  importNotificationsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập thông báo từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importNotificationsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập thông báo từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importNotifications: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập bài viết */
  importArticlesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập bài viết từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importArticlesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập bài viết từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importArticles: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập video */
  importVideosTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập video từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importVideosPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập video từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importVideos: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập liên kết website */
  importWebsitesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập liên kết website từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importWebsitesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập liên kết website từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importWebsites: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập vai trò */
  importRolesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập vai trò từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importRolesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập vai trò từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importRoles: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập tài khoản ứng dụng */
  importAppsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập tài khoản ứng dụng từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importAppsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập tài khoản ứng dụng từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importApps: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập nhóm sản phẩm */
  importProductGroupsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập nhóm sản phẩm từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProductGroupsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập nhóm sản phẩm từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProductGroups: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập đơn vị tính */
  importProductUnitsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập đơn vị tính từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importProductUnitsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập đơn vị tính từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importProductUnits: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập hình thức canh tác, nuôi trồng */
  importFarmingFormsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập hình thức canh tác, nuôi trồng từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importFarmingFormsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập hình thức canh tác, nuôi trồng từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importFarmingForms: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập loại hình sản xuất */
  importManufacturingFormsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập loại hình sản xuất từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importManufacturingFormsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập loại hình sản xuất từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importManufacturingForms: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập phương thức vận chuyển */
  importShippingMethodsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập phương thức vận chuyển từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importShippingMethodsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập phương thức vận chuyển từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importShippingMethods: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập danh mục */
  importCategoriesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập danh mục từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importCategoriesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập danh mục từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importCategories: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập loại bài viết */
  importArticleTypesTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập loại bài viết từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importArticleTypesPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập loại bài viết từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importArticleTypes: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập thẻ bài viết */
  importTagsTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập thẻ bài viết từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importTagsPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập thẻ bài viết từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importTags: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tệp Excel mẫu để nhập menu trang người dùng */
  importMenusTemplate: { answer: { url: string; entry?: { url: string } | null } }
  /** Thử nhập menu trang người dùng từ Excel: chỉ báo lỗi từng ô, chưa ghi gì */
  importMenusPreview: { body: { file: Blob }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Nhập menu trang người dùng từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi */
  importMenus: { body: { file: Blob; partial?: boolean | null; rows?: string | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều cơ sở sản xuất một lần: xóa, duyệt, từ chối, bật/tắt trạng thái, bật/tắt tiêu biểu */
  bulkManufactures: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active' | 'is_highlight'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều vùng sản xuất một lần: xóa, duyệt, từ chối, bật/tắt trạng thái */
  bulkMaterialAreas: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều sản phẩm một lần: xóa, duyệt, từ chối, bật/tắt trạng thái, bật/tắt nổi bật, bật/tắt nổi bật trên app */
  bulkProducts: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active' | 'is_highlight' | 'is_highlight_app'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều chứng nhận một lần: duyệt, từ chối */
  bulkCertificates: { body: { action: 'approve' | 'reject'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều nhà phân phối một lần: xóa, duyệt, từ chối, bật/tắt trạng thái */
  bulkDistributors: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều đơn vị vận chuyển một lần: xóa, bật/tắt trạng thái */
  bulkShippings: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều quy trình một lần: xóa, chuyển trạng thái */
  bulkProcesses: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều công đoạn một lần: xóa, bật/tắt trạng thái */
  bulkStages: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều lô sản xuất một lần: xóa, chuyển trạng thái */
  bulkBatches: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều nhật ký sản xuất một lần: xóa, chuyển trạng thái */
  bulkDiaries: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều lao động, nông hộ một lần: xóa, duyệt, từ chối, bật/tắt trạng thái */
  bulkLabors: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều hồ sơ truy xuất một lần: xóa, bật/tắt kích hoạt */
  bulkTraces: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều đơn đặt tem một lần: xóa, chuyển trạng thái */
  bulkOrders: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều đợt tem một lần: xóa, chuyển trạng thái */
  bulkStamps: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều thống kê tem một lần: xóa */
  bulkStampStatistics: { body: { action: 'delete'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều thống kê lượt quét một lần: xóa */
  bulkScanStatistics: { body: { action: 'delete'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều kế hoạch sản xuất một lần: xóa, chuyển trạng thái */
  bulkProductionPlans: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều dữ liệu trồng trọt một lần: xóa */
  bulkProductPlants: { body: { action: 'delete'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều dữ liệu chăn nuôi một lần: xóa */
  bulkProductAnimals: { body: { action: 'delete'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều chỉ tiêu thủy sản một lần: xóa */
  bulkCriteriaSeafoods: { body: { action: 'delete'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều thông báo một lần: xóa, chuyển trạng thái */
  bulkNotifications: { body: { action: 'delete' | 'change-status'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều bài viết một lần: xóa, bật/tắt xuất bản, bật/tắt tin nóng, bật/tắt nổi bật, bật/tắt duyệt */
  bulkArticles: { body: { action: 'delete' | 'is_publish' | 'is_hot' | 'is_highlight' | 'is_approved'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều video một lần: xóa, bật/tắt nổi bật, bật/tắt trạng thái */
  bulkVideos: { body: { action: 'delete' | 'is_highlight' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều thư viện một lần: xóa, bật/tắt nổi bật, bật/tắt trạng thái */
  bulkLibraries: { body: { action: 'delete' | 'is_highlight' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều hình ảnh một lần: xóa, bật/tắt trạng thái */
  bulkBanners: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều liên kết website một lần: xóa, bật/tắt trạng thái */
  bulkWebsites: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều tài khoản quản trị một lần: xóa, bật/tắt trạng thái, bật/tắt nổi bật */
  bulkUsers: { body: { action: 'delete' | 'is_active' | 'is_highlight'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều vai trò một lần: xóa, duyệt, từ chối, bật/tắt kích hoạt, bật/tắt bắt buộc xác thực hai lớp */
  bulkRoles: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active' | 'requires_two_factor'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều tài khoản ứng dụng một lần: xóa, duyệt, từ chối, bật/tắt trạng thái */
  bulkApps: { body: { action: 'delete' | 'approve' | 'reject' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều nhóm sản phẩm một lần: xóa, bật/tắt trạng thái */
  bulkProductGroups: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều đơn vị tính một lần: xóa, bật/tắt trạng thái */
  bulkProductUnits: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều hình thức canh tác, nuôi trồng một lần: xóa, bật/tắt trạng thái */
  bulkFarmingForms: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều loại hình sản xuất một lần: xóa, bật/tắt trạng thái */
  bulkManufacturingForms: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều phương thức vận chuyển một lần: xóa, bật/tắt trạng thái */
  bulkShippingMethods: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều danh mục một lần: xóa, bật/tắt trạng thái */
  bulkCategories: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều loại bài viết một lần: xóa, bật/tắt trạng thái */
  bulkArticleTypes: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều thẻ bài viết một lần: xóa */
  bulkTags: { body: { action: 'delete'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều menu trang người dùng một lần: xóa, bật/tắt trạng thái */
  bulkMenus: { body: { action: 'delete' | 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều cây trồng một lần: bật/tắt trạng thái */
  bulkPlants: { body: { action: 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều vật nuôi một lần: bật/tắt trạng thái */
  bulkAnimals: { body: { action: 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Thao tác với nhiều thủy sản một lần: bật/tắt trạng thái */
  bulkSeafoods: { body: { action: 'is_active'; value?: boolean | null; reject_reason?: string | null; status?: string | null; reason?: string | null; matching?: boolean | null; ids?: number[] | null; query?: {  } | null }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Lịch sử thay đổi cơ sở sản xuất */
  getManufactureRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục cơ sở sản xuất về một phiên bản trước */
  restoreManufactureTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Manufacture } }
  /** Thùng rác cơ sở sản xuất */
  getTrashManufactures: { query?: GetTrashManufacturesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại cơ sở sản xuất từ thùng rác */
  recoverManufacture: { path: { id: number }; key?: string; answer: { entry: Manufacture } }
  /** Những nơi đang dùng cơ sở sản xuất */
  getManufactureUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi vùng sản xuất */
  getMaterialAreaRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục vùng sản xuất về một phiên bản trước */
  restoreMaterialAreaTo: { path: { id: number; revision: string }; key?: string; answer: { entry: MaterialArea } }
  /** Thùng rác vùng sản xuất */
  getTrashMaterialAreas: { query?: ListMaterialAreasQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại vùng sản xuất từ thùng rác */
  recoverMaterialArea: { path: { id: number }; key?: string; answer: { entry: MaterialArea } }
  /** Những nơi đang dùng vùng sản xuất */
  getMaterialAreaUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi sản phẩm */
  getProductRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục sản phẩm về một phiên bản trước */
  restoreProductTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Product } }
  /** Thùng rác sản phẩm */
  getTrashProducts: { query?: ListProductsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại sản phẩm từ thùng rác */
  recoverProduct: { path: { id: number }; key?: string; answer: { entry: Product } }
  /** Những nơi đang dùng sản phẩm */
  getProductUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi chứng nhận */
  getCertificateRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi nhà phân phối */
  getDistributorRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục nhà phân phối về một phiên bản trước */
  restoreDistributorTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Distributor } }
  /** Thùng rác nhà phân phối */
  getTrashDistributors: { query?: ListDistributorsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại nhà phân phối từ thùng rác */
  recoverDistributor: { path: { id: number }; key?: string; answer: { entry: Distributor } }
  /** Những nơi đang dùng nhà phân phối */
  getDistributorUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi đơn vị vận chuyển */
  getShippingRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục đơn vị vận chuyển về một phiên bản trước */
  restoreShippingTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Shipping } }
  /** Thùng rác đơn vị vận chuyển */
  getTrashShippings: { query?: ListShippingsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại đơn vị vận chuyển từ thùng rác */
  recoverShipping: { path: { id: number }; key?: string; answer: { entry: Shipping } }
  /** Những nơi đang dùng đơn vị vận chuyển */
  getShippingUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi quy trình */
  getProcessRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục quy trình về một phiên bản trước */
  restoreProcessTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Process } }
  /** Thùng rác quy trình */
  getTrashProcesses: { query?: ListProcessesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại quy trình từ thùng rác */
  recoverProcess: { path: { id: number }; key?: string; answer: { entry: Process } }
  /** Những nơi đang dùng quy trình */
  getProcessUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi công đoạn */
  getStageRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục công đoạn về một phiên bản trước */
  restoreStageTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Stage } }
  /** Thùng rác công đoạn */
  getTrashStages: { query?: ListStagesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại công đoạn từ thùng rác */
  recoverStage: { path: { id: number }; key?: string; answer: { entry: Stage } }
  /** Những nơi đang dùng công đoạn */
  getStageUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi lô sản xuất */
  getBatchRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục lô sản xuất về một phiên bản trước */
  restoreBatchTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Batch } }
  /** Thùng rác lô sản xuất */
  getTrashBatches: { query?: ListBatchesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại lô sản xuất từ thùng rác */
  recoverBatch: { path: { id: number }; key?: string; answer: { entry: Batch } }
  /** Những nơi đang dùng lô sản xuất */
  getBatchUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi nhật ký sản xuất */
  getDiaryRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục nhật ký sản xuất về một phiên bản trước */
  restoreDiaryTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Diary } }
  /** Thùng rác nhật ký sản xuất */
  getTrashDiaries: { query?: ListDiariesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại nhật ký sản xuất từ thùng rác */
  recoverDiary: { path: { id: number }; key?: string; answer: { entry: Diary } }
  /** Những nơi đang dùng nhật ký sản xuất */
  getDiaryUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi lao động */
  getLaborRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục lao động về một phiên bản trước */
  restoreLaborTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Labor } }
  /** Thùng rác lao động, nông hộ */
  getTrashLabors: { query?: ListLaborsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại lao động từ thùng rác */
  recoverLabor: { path: { id: number }; key?: string; answer: { entry: Labor } }
  /** Những nơi đang dùng lao động */
  getLaborUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi hồ sơ truy xuất */
  getTraceRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục hồ sơ truy xuất về một phiên bản trước */
  restoreTraceTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Trace } }
  /** Thùng rác hồ sơ truy xuất */
  getTrashTraces: { query?: ListTracesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại hồ sơ truy xuất từ thùng rác */
  recoverTrace: { path: { id: number }; key?: string; answer: { entry: Trace } }
  /** Những nơi đang dùng hồ sơ truy xuất */
  getTraceUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi đơn đặt tem */
  getOrderRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục đơn đặt tem về một phiên bản trước */
  restoreOrderTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Order } }
  /** Thùng rác đơn đặt tem */
  getTrashOrders: { query?: ListOrdersQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại đơn đặt tem từ thùng rác */
  recoverOrder: { path: { id: number }; key?: string; answer: { entry: Order } }
  /** Những nơi đang dùng đơn đặt tem */
  getOrderUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi đợt tem */
  getStampRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục đợt tem về một phiên bản trước */
  restoreStampTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Stamp } }
  /** Thùng rác đợt tem */
  getTrashStamps: { query?: ListStampsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại đợt tem từ thùng rác */
  recoverStamp: { path: { id: number }; key?: string; answer: { entry: Stamp } }
  /** Những nơi đang dùng đợt tem */
  getStampUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi lần in tem */
  getStampStatisticRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục lần in tem về một phiên bản trước */
  restoreStampStatisticTo: { path: { id: number; revision: string }; key?: string; answer: { entry: StampStatistic } }
  /** Thùng rác thống kê tem */
  getTrashStampStatistics: { query?: ListStampStatisticsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại lần in tem từ thùng rác */
  recoverStampStatistic: { path: { id: number }; key?: string; answer: { entry: StampStatistic } }
  /** Những nơi đang dùng lần in tem */
  getStampStatisticUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi lượt quét */
  getScanStatisticRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục lượt quét về một phiên bản trước */
  restoreScanStatisticTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ScanStatistic } }
  /** Thùng rác thống kê lượt quét */
  getTrashScanStatistics: { query?: ListScanStatisticsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Những nơi đang dùng lượt quét */
  getScanStatisticUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi kế hoạch sản xuất */
  getProductionPlanRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục kế hoạch sản xuất về một phiên bản trước */
  restoreProductionPlanTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ProductionPlan } }
  /** Thùng rác kế hoạch sản xuất */
  getTrashProductionPlans: { query?: ListProductionPlansQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại kế hoạch sản xuất từ thùng rác */
  recoverProductionPlan: { path: { id: number }; key?: string; answer: { entry: ProductionPlan } }
  /** Những nơi đang dùng kế hoạch sản xuất */
  getProductionPlanUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi dữ liệu trồng trọt */
  getProductPlantRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục dữ liệu trồng trọt về một phiên bản trước */
  restoreProductPlantTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ProductPlant } }
  /** Thùng rác dữ liệu trồng trọt */
  getTrashProductPlants: { query?: ListProductPlantsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại dữ liệu trồng trọt từ thùng rác */
  recoverProductPlant: { path: { id: number }; key?: string; answer: { entry: ProductPlant } }
  /** Những nơi đang dùng dữ liệu trồng trọt */
  getProductPlantUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi dữ liệu chăn nuôi */
  getProductAnimalRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục dữ liệu chăn nuôi về một phiên bản trước */
  restoreProductAnimalTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ProductAnimal } }
  /** Thùng rác dữ liệu chăn nuôi */
  getTrashProductAnimals: { query?: ListProductAnimalsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại dữ liệu chăn nuôi từ thùng rác */
  recoverProductAnimal: { path: { id: number }; key?: string; answer: { entry: ProductAnimal } }
  /** Những nơi đang dùng dữ liệu chăn nuôi */
  getProductAnimalUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi chỉ tiêu thủy sản */
  getCriteriaSeafoodRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục chỉ tiêu thủy sản về một phiên bản trước */
  restoreCriteriaSeafoodTo: { path: { id: number; revision: string }; key?: string; answer: { entry: CriteriaSeafood } }
  /** Thùng rác chỉ tiêu thủy sản */
  getTrashCriteriaSeafoods: { query?: ListCriteriaSeafoodsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại chỉ tiêu thủy sản từ thùng rác */
  recoverCriteriaSeafood: { path: { id: number }; key?: string; answer: { entry: CriteriaSeafood } }
  /** Những nơi đang dùng chỉ tiêu thủy sản */
  getCriteriaSeafoodUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi thông báo */
  getNotificationRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục thông báo về một phiên bản trước */
  restoreNotificationTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Notification } }
  /** Thùng rác thông báo */
  getTrashNotifications: { query?: GetTrashNotificationsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại thông báo từ thùng rác */
  recoverNotification: { path: { id: number }; key?: string; answer: { entry: Notification } }
  /** Những nơi đang dùng thông báo */
  getNotificationUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi bài viết */
  getArticleRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục bài viết về một phiên bản trước */
  restoreArticleTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Article } }
  /** Thùng rác bài viết */
  getTrashArticles: { query?: ListArticlesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại bài viết từ thùng rác */
  recoverArticle: { path: { id: number }; key?: string; answer: { entry: Article } }
  /** Những nơi đang dùng bài viết */
  getArticleUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi video */
  getVideoRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục video về một phiên bản trước */
  restoreVideoTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Video } }
  /** Thùng rác video */
  getTrashVideos: { query?: ListVideosQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại video từ thùng rác */
  recoverVideo: { path: { id: number }; key?: string; answer: { entry: Video } }
  /** Những nơi đang dùng video */
  getVideoUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi tài liệu */
  getLibraryRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục tài liệu về một phiên bản trước */
  restoreLibraryTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Library } }
  /** Thùng rác thư viện */
  getTrashLibraries: { query?: ListLibrariesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại tài liệu từ thùng rác */
  recoverLibrary: { path: { id: number }; key?: string; answer: { entry: Library } }
  /** Những nơi đang dùng tài liệu */
  getLibraryUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi banner */
  getBannerRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục banner về một phiên bản trước */
  restoreBannerTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Banner } }
  /** Thùng rác hình ảnh */
  getTrashBanners: { query?: ListBannersQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại banner từ thùng rác */
  recoverBanner: { path: { id: number }; key?: string; answer: { entry: Banner } }
  /** Những nơi đang dùng banner */
  getBannerUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi liên kết website */
  getWebsiteRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục liên kết website về một phiên bản trước */
  restoreWebsiteTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Website } }
  /** Thùng rác liên kết website */
  getTrashWebsites: { query?: ListWebsitesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại liên kết website từ thùng rác */
  recoverWebsite: { path: { id: number }; key?: string; answer: { entry: Website } }
  /** Những nơi đang dùng liên kết website */
  getWebsiteUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi tài khoản */
  getUserRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục tài khoản về một phiên bản trước */
  restoreUserTo: { path: { id: number; revision: string }; key?: string; answer: { entry: User } }
  /** Thùng rác tài khoản quản trị */
  getTrashUsers: { query?: ListUsersQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại tài khoản từ thùng rác */
  recoverUser: { path: { id: number }; key?: string; answer: { entry: User } }
  /** Những nơi đang dùng tài khoản */
  getUserUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi vai trò */
  getRoleRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục vai trò về một phiên bản trước */
  restoreRoleTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Role } }
  /** Thùng rác vai trò */
  getTrashRoles: { query?: ListRolesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại vai trò từ thùng rác */
  recoverRole: { path: { id: number }; key?: string; answer: { entry: Role } }
  /** Những nơi đang dùng vai trò */
  getRoleUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi quyền */
  getPermissionRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi tài khoản ứng dụng */
  getAppRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục tài khoản ứng dụng về một phiên bản trước */
  restoreAppTo: { path: { id: number; revision: string }; key?: string; answer: { entry: App } }
  /** Thùng rác tài khoản ứng dụng */
  getTrashApps: { query?: ListAppsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại tài khoản ứng dụng từ thùng rác */
  recoverApp: { path: { id: number }; key?: string; answer: { entry: App } }
  /** Những nơi đang dùng tài khoản ứng dụng */
  getAppUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi nhóm sản phẩm */
  getProductGroupRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục nhóm sản phẩm về một phiên bản trước */
  restoreProductGroupTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ProductGroup } }
  /** Thùng rác nhóm sản phẩm */
  getTrashProductGroups: { query?: ListProductGroupsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại nhóm sản phẩm từ thùng rác */
  recoverProductGroup: { path: { id: number }; key?: string; answer: { entry: ProductGroup } }
  /** Những nơi đang dùng nhóm sản phẩm */
  getProductGroupUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi đơn vị tính */
  getProductUnitRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục đơn vị tính về một phiên bản trước */
  restoreProductUnitTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ProductUnit } }
  /** Thùng rác đơn vị tính */
  getTrashProductUnits: { query?: ListProductUnitsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại đơn vị tính từ thùng rác */
  recoverProductUnit: { path: { id: number }; key?: string; answer: { entry: ProductUnit } }
  /** Những nơi đang dùng đơn vị tính */
  getProductUnitUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi hình thức canh tác */
  getFarmingFormRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục hình thức canh tác về một phiên bản trước */
  restoreFarmingFormTo: { path: { id: number; revision: string }; key?: string; answer: { entry: FarmingForm } }
  /** Thùng rác hình thức canh tác, nuôi trồng */
  getTrashFarmingForms: { query?: ListFarmingFormsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại hình thức canh tác từ thùng rác */
  recoverFarmingForm: { path: { id: number }; key?: string; answer: { entry: FarmingForm } }
  /** Những nơi đang dùng hình thức canh tác */
  getFarmingFormUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi loại hình sản xuất */
  getManufacturingFormRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục loại hình sản xuất về một phiên bản trước */
  restoreManufacturingFormTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ManufacturingForm } }
  /** Thùng rác loại hình sản xuất */
  getTrashManufacturingForms: { query?: ListManufacturingFormsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại loại hình sản xuất từ thùng rác */
  recoverManufacturingForm: { path: { id: number }; key?: string; answer: { entry: ManufacturingForm } }
  /** Những nơi đang dùng loại hình sản xuất */
  getManufacturingFormUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi phương thức vận chuyển */
  getShippingMethodRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục phương thức vận chuyển về một phiên bản trước */
  restoreShippingMethodTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ShippingMethod } }
  /** Thùng rác phương thức vận chuyển */
  getTrashShippingMethods: { query?: ListShippingMethodsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại phương thức vận chuyển từ thùng rác */
  recoverShippingMethod: { path: { id: number }; key?: string; answer: { entry: ShippingMethod } }
  /** Những nơi đang dùng phương thức vận chuyển */
  getShippingMethodUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi danh mục */
  getCategoryRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục danh mục về một phiên bản trước */
  restoreCategoryTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Category } }
  /** Thùng rác danh mục */
  getTrashCategories: { query?: ListCategoriesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại danh mục từ thùng rác */
  recoverCategory: { path: { id: number }; key?: string; answer: { entry: Category } }
  /** Những nơi đang dùng danh mục */
  getCategoryUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi loại bài viết */
  getArticleTypeRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục loại bài viết về một phiên bản trước */
  restoreArticleTypeTo: { path: { id: number; revision: string }; key?: string; answer: { entry: ArticleType } }
  /** Thùng rác loại bài viết */
  getTrashArticleTypes: { query?: ListArticleTypesQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại loại bài viết từ thùng rác */
  recoverArticleType: { path: { id: number }; key?: string; answer: { entry: ArticleType } }
  /** Những nơi đang dùng loại bài viết */
  getArticleTypeUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi thẻ */
  getTagRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục thẻ về một phiên bản trước */
  restoreTagTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Tag } }
  /** Thùng rác thẻ bài viết */
  getTrashTags: { query?: ListTagsQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại thẻ từ thùng rác */
  recoverTag: { path: { id: number }; key?: string; answer: { entry: Tag } }
  /** Những nơi đang dùng thẻ */
  getTagUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi menu trang người dùng */
  getMenuRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Khôi phục menu trang người dùng về một phiên bản trước */
  restoreMenuTo: { path: { id: number; revision: string }; key?: string; answer: { entry: Menu } }
  /** Thùng rác menu trang người dùng */
  getTrashMenus: { query?: ListMenusQuery; answer: { entries: { id: number; name?: string | null; deleted_at: string; deleted_by?: string | null }[]; pagination?: Pagination } }
  /** Lấy lại menu trang người dùng từ thùng rác */
  recoverMenu: { path: { id: number }; key?: string; answer: { entry: Menu } }
  /** Những nơi đang dùng menu trang người dùng */
  getMenuUses: { path: { id: number }; answer: { entries: { label: string; count: number }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi lĩnh vực sản xuất */
  getManufacturingSectorRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi cây trồng */
  getPlantRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi vật nuôi */
  getAnimalRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi thủy sản */
  getSeafoodRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi lĩnh vực */
  getDomainRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi vùng địa lý */
  getRegionRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi tỉnh/thành phố */
  getProvinceRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi huyện cũ */
  getDistrictRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Lịch sử thay đổi xã/phường/đặc khu */
  getWardRevisions: { path: { id: number }; answer: { entries: { id: number; action: string; user_id?: number | null; user_name?: string | null; created_at: string; changes?: { field: string; label: string; before?: unknown; after?: unknown }[] }[]; pagination?: Pagination } }
  /** Tải lên một ảnh (JPG, PNG, WebP, tối đa 5 MB) hoặc tài liệu (PDF, DOCX, XLSX, tối đa 20 MB) */
  createFile: { body: { file: Blob }; key?: string; answer: { url: string; thumb_url?: string | null; mime: string; size: number; width?: number | null; height?: number | null } }
  /** Nạp tệp ranh giới xã (GeoJSON, tối đa 20 MB) làm bản đồ nền */
  createBoundary: { body: { file: Blob }; key?: string; answer: { entry: { file_name: string; drawn: number; total: number; missing: { name: string }[] } } }
  /** Các công việc gần đây của mình */
  getJobs: { answer: { entries: { id: number; kind: string; title: string; status: 'queued' | 'running' | 'done' | 'failed'; progress: number; done: number; total?: number | null; message: string; created_at: string; finished_at?: string | null; has_file: boolean; has_result: boolean }[]; pagination?: Pagination } }
  /** Tiến độ và kết quả của một công việc */
  getJob: { path: { id: number }; answer: { entry: { id: number; kind: string; title: string; status: 'queued' | 'running' | 'done' | 'failed'; progress: number; done: number; total?: number | null; message: string; created_at: string; finished_at?: string | null; started_at?: string | null; url?: string | null; undoable: boolean } } }
  /** Hoàn tác một lần nhập Excel */
  jobsUndo: { path: { id: number }; key?: string; answer: { job?: { id: number } | null; entry?: { id: number } | null } }
  /** Tìm trong mọi danh sách được phép xem */
  search: { query: SearchQuery; answer: { entries: { resource: string; label: string; id: number; name?: string | null; screen: string }[]; pagination?: Pagination } }
  /** Số liệu và việc cần làm của trang chủ */
  getDashboard: { answer: { entry: { counts?: { manufactures?: { total: number; this_month: number } | null; products?: { total: number; this_month: number } | null; labors?: { total: number; this_month: number } | null; stamps?: { total: number; this_month: number } | null; traces?: { total: number; this_month: number } | null } | null; labels_total?: number | null; scans_today?: number | null; scans?: { day: string; count: number; suspicious: number }[]; products_by_group?: { id: number; name: string; count: number }[]; area_by_ward?: { id: number; name: string; acreage: number; latitude?: number | null; longitude?: number | null }[]; ocop?: { stars: number; count: number }[]; todo: { key: string; label: string; count: number; to?: string | null }[] } } }
  /** Máy chủ còn chạy */
  getHealth: { answer: Record<string, unknown> }
  /** Máy chủ sẵn sàng phục vụ */
  getReady: { answer: Record<string, unknown> }
  /** Tính một lượt quét */
  createWebScan: { body: { code: string; latitude?: number | null; longitude?: number | null; client_id?: string | null }; answer: { entry: { result: 'valid' | 'inactive' | 'expired' | 'suspended' | 'suspect' | 'locked' | 'recalled'; scans?: { count: number; first_at?: string | null; last_at?: string | null; last_place?: string | null } | null; sentence: string; warning?: string | null; code: string; counted: boolean } } }
  /** Kiểm tra mã PIN dưới lớp phủ của tem chống giả */
  createWebStampsPin: { path: { code: string }; body: { pin: string }; answer: { entry: { outcome: 'genuine' | 'again' | 'wrong' | 'spent' | 'blocked'; left: number; verified_at?: string | null; title: string; sentence: string } } }
}

/** Where each call is made. */
export const places: Record<keyof Calls, `${string} /${string}`> = {
  getManufacture: 'GET /api/admin/manufactures/{id}',
  deleteManufacture: 'DELETE /api/admin/manufactures/{id}',
  updateManufacture: 'PUT /api/admin/manufactures/{id}',
  changeManufactureHighlight: 'PUT /api/admin/manufactures/{id}/change-highlight',
  listMaterialAreas: 'GET /api/admin/material-areas',
  createMaterialArea: 'POST /api/admin/material-areas',
  getMaterialArea: 'GET /api/admin/material-areas/{id}',
  deleteMaterialArea: 'DELETE /api/admin/material-areas/{id}',
  updateMaterialArea: 'PUT /api/admin/material-areas/{id}',
  changeMaterialAreaStatus: 'PUT /api/admin/material-areas/{id}/change-status',
  changeMaterialAreaApproved: 'PUT /api/admin/material-areas/{id}/change-approved',
  listProducts: 'GET /api/admin/products',
  createProduct: 'POST /api/admin/products',
  getProduct: 'GET /api/admin/products/{id}',
  deleteProduct: 'DELETE /api/admin/products/{id}',
  updateProduct: 'PUT /api/admin/products/{id}',
  changeProductStatus: 'PUT /api/admin/products/{id}/change-status',
  changeProductHighlight: 'PUT /api/admin/products/{id}/change-highlight',
  changeProductHighlightApp: 'PUT /api/admin/products/{id}/change-highlight-app',
  changeProductApproved: 'PUT /api/admin/products/{id}/change-approved',
  getCertificate: 'GET /api/admin/certificates/{id}',
  listDistributors: 'GET /api/admin/distributors',
  createDistributor: 'POST /api/admin/distributors',
  getDistributor: 'GET /api/admin/distributors/{id}',
  updateDistributor: 'PUT /api/admin/distributors/{id}',
  deleteDistributor: 'DELETE /api/admin/distributors/{id}',
  changeDistributorStatus: 'PUT /api/admin/distributors/{id}/change-status',
  changeDistributorApproved: 'PUT /api/admin/distributors/{id}/change-approved',
  listShippings: 'GET /api/admin/shippings',
  createShipping: 'POST /api/admin/shippings',
  getShipping: 'GET /api/admin/shippings/{id}',
  updateShipping: 'PUT /api/admin/shippings/{id}',
  deleteShipping: 'DELETE /api/admin/shippings/{id}',
  changeShippingStatus: 'PUT /api/admin/shippings/{id}/change-status',
  listProcesses: 'GET /api/admin/processes',
  createProcess: 'POST /api/admin/processes',
  getProcess: 'GET /api/admin/processes/{id}',
  deleteProcess: 'DELETE /api/admin/processes/{id}',
  updateProcess: 'PUT /api/admin/processes/{id}',
  listStages: 'GET /api/admin/stages',
  createStage: 'POST /api/admin/stages',
  getStage: 'GET /api/admin/stages/{id}',
  updateStage: 'PUT /api/admin/stages/{id}',
  deleteStage: 'DELETE /api/admin/stages/{id}',
  changeStageStatus: 'PUT /api/admin/stages/{id}/change-status',
  listBatches: 'GET /api/admin/batches',
  createBatch: 'POST /api/admin/batches',
  getBatch: 'GET /api/admin/batches/{id}',
  deleteBatch: 'DELETE /api/admin/batches/{id}',
  updateBatch: 'PUT /api/admin/batches/{id}',
  listDiaries: 'GET /api/admin/diaries',
  createDiary: 'POST /api/admin/diaries',
  getDiary: 'GET /api/admin/diaries/{id}',
  updateDiary: 'PATCH /api/admin/diaries/{id}',
  deleteDiary: 'DELETE /api/admin/diaries/{id}',
  listLabors: 'GET /api/admin/labors',
  createLabor: 'POST /api/admin/labors',
  getLabor: 'GET /api/admin/labors/{id}',
  deleteLabor: 'DELETE /api/admin/labors/{id}',
  updateLabor: 'PUT /api/admin/labors/{id}',
  changeLaborStatus: 'PUT /api/admin/labors/{id}/change-status',
  changeLaborApproved: 'PUT /api/admin/labors/{id}/change-approved',
  listOrders: 'GET /api/admin/orders',
  createOrder: 'POST /api/admin/orders',
  getOrder: 'GET /api/admin/orders/{id}',
  updateOrder: 'PUT /api/admin/orders/{id}',
  deleteOrder: 'DELETE /api/admin/orders/{id}',
  listStampStatistics: 'GET /api/admin/stamp-statistics',
  createStampStatistic: 'POST /api/admin/stamp-statistics',
  getStampStatistic: 'GET /api/admin/stamp-statistics/{id}',
  updateStampStatistic: 'PUT /api/admin/stamp-statistics/{id}',
  deleteStampStatistic: 'DELETE /api/admin/stamp-statistics/{id}',
  listScanStatistics: 'GET /api/admin/scan-statistics',
  createScanStatistic: 'POST /api/admin/scan-statistics',
  getScanStatistic: 'GET /api/admin/scan-statistics/{id}',
  updateScanStatistic: 'PUT /api/admin/scan-statistics/{id}',
  deleteScanStatistic: 'DELETE /api/admin/scan-statistics/{id}',
  listProductionPlans: 'GET /api/admin/production-plans',
  createProductionPlan: 'POST /api/admin/production-plans',
  getProductionPlan: 'GET /api/admin/production-plans/{id}',
  updateProductionPlan: 'PUT /api/admin/production-plans/{id}',
  deleteProductionPlan: 'DELETE /api/admin/production-plans/{id}',
  listProductPlants: 'GET /api/admin/product-plants',
  createProductPlant: 'POST /api/admin/product-plants',
  getProductPlant: 'GET /api/admin/product-plants/{id}',
  deleteProductPlant: 'DELETE /api/admin/product-plants/{id}',
  updateProductPlant: 'PUT /api/admin/product-plants/{id}',
  listProductAnimals: 'GET /api/admin/product-animals',
  createProductAnimal: 'POST /api/admin/product-animals',
  getProductAnimal: 'GET /api/admin/product-animals/{id}',
  updateProductAnimal: 'PUT /api/admin/product-animals/{id}',
  deleteProductAnimal: 'DELETE /api/admin/product-animals/{id}',
  listCriteriaSeafoods: 'GET /api/admin/criteria-seafoods',
  createCriteriaSeafood: 'POST /api/admin/criteria-seafoods',
  getCriteriaSeafood: 'GET /api/admin/criteria-seafoods/{id}',
  deleteCriteriaSeafood: 'DELETE /api/admin/criteria-seafoods/{id}',
  updateCriteriaSeafood: 'PUT /api/admin/criteria-seafoods/{id}',
  listArticles: 'GET /api/admin/articles',
  createArticle: 'POST /api/admin/articles',
  getArticle: 'GET /api/admin/articles/{id}',
  deleteArticle: 'DELETE /api/admin/articles/{id}',
  updateArticle: 'PUT /api/admin/articles/{id}',
  changeArticleHot: 'PUT /api/admin/articles/{id}/change-hot',
  changeArticleHighlight: 'PUT /api/admin/articles/{id}/change-highlight',
  listVideos: 'GET /api/admin/videos',
  createVideo: 'POST /api/admin/videos',
  getVideo: 'GET /api/admin/videos/{id}',
  updateVideo: 'PUT /api/admin/videos/{id}',
  deleteVideo: 'DELETE /api/admin/videos/{id}',
  changeVideoHighlight: 'PUT /api/admin/videos/{id}/change-highlight',
  changeVideoStatus: 'PUT /api/admin/videos/{id}/change-status',
  listLibraries: 'GET /api/admin/libraries',
  createLibrary: 'POST /api/admin/libraries',
  getLibrary: 'GET /api/admin/libraries/{id}',
  updateLibrary: 'PUT /api/admin/libraries/{id}',
  deleteLibrary: 'DELETE /api/admin/libraries/{id}',
  changeLibraryHighlight: 'PUT /api/admin/libraries/{id}/change-highlight',
  changeLibraryStatus: 'PUT /api/admin/libraries/{id}/change-status',
  listBanners: 'GET /api/admin/banners',
  getBanner: 'GET /api/admin/banners/{id}',
  updateBanner: 'PUT /api/admin/banners/{id}',
  deleteBanner: 'DELETE /api/admin/banners/{id}',
  changeBannerStatus: 'PUT /api/admin/banners/{id}/change-status',
  listWebsites: 'GET /api/admin/websites',
  createWebsite: 'POST /api/admin/websites',
  getWebsite: 'GET /api/admin/websites/{id}',
  updateWebsite: 'PUT /api/admin/websites/{id}',
  deleteWebsite: 'DELETE /api/admin/websites/{id}',
  changeWebsiteStatus: 'PUT /api/admin/websites/{id}/change-status',
  listUsers: 'GET /api/admin/users',
  createUser: 'POST /api/admin/users',
  getUser: 'GET /api/admin/users/{id}',
  updateUser: 'PUT /api/admin/users/{id}',
  deleteUser: 'DELETE /api/admin/users/{id}',
  listPermissions: 'GET /api/admin/permissions',
  getPermission: 'GET /api/admin/permissions/{id}',
  listApps: 'GET /api/admin/apps',
  createApp: 'POST /api/admin/apps',
  getApp: 'GET /api/admin/apps/{id}',
  updateApp: 'PUT /api/admin/apps/{id}',
  deleteApp: 'DELETE /api/admin/apps/{id}',
  changeAppStatus: 'PUT /api/admin/apps/{id}/change-status',
  changeAppApproved: 'PUT /api/admin/apps/{id}/change-approved',
  listProductGroups: 'GET /api/admin/product-groups',
  createProductGroup: 'POST /api/admin/product-groups',
  getProductGroup: 'GET /api/admin/product-groups/{id}',
  deleteProductGroup: 'DELETE /api/admin/product-groups/{id}',
  updateProductGroup: 'PUT /api/admin/product-groups/{id}',
  changeProductGroupStatus: 'PUT /api/admin/product-groups/{id}/change-status',
  listProductUnits: 'GET /api/admin/product-units',
  createProductUnit: 'POST /api/admin/product-units',
  getProductUnit: 'GET /api/admin/product-units/{id}',
  updateProductUnit: 'PUT /api/admin/product-units/{id}',
  deleteProductUnit: 'DELETE /api/admin/product-units/{id}',
  changeProductUnitStatus: 'PUT /api/admin/product-units/{id}/change-status',
  listFarmingForms: 'GET /api/admin/farming-forms',
  createFarmingForm: 'POST /api/admin/farming-forms',
  getFarmingForm: 'GET /api/admin/farming-forms/{id}',
  updateFarmingForm: 'PUT /api/admin/farming-forms/{id}',
  deleteFarmingForm: 'DELETE /api/admin/farming-forms/{id}',
  changeFarmingFormStatus: 'PUT /api/admin/farming-forms/{id}/change-status',
  listManufacturingForms: 'GET /api/admin/manufacturing-forms',
  createManufacturingForm: 'POST /api/admin/manufacturing-forms',
  getManufacturingForm: 'GET /api/admin/manufacturing-forms/{id}',
  updateManufacturingForm: 'PUT /api/admin/manufacturing-forms/{id}',
  deleteManufacturingForm: 'DELETE /api/admin/manufacturing-forms/{id}',
  changeManufacturingFormStatus: 'PUT /api/admin/manufacturing-forms/{id}/change-status',
  listShippingMethods: 'GET /api/admin/shipping-methods',
  createShippingMethod: 'POST /api/admin/shipping-methods',
  getShippingMethod: 'GET /api/admin/shipping-methods/{id}',
  updateShippingMethod: 'PUT /api/admin/shipping-methods/{id}',
  deleteShippingMethod: 'DELETE /api/admin/shipping-methods/{id}',
  changeShippingMethodStatus: 'PUT /api/admin/shipping-methods/{id}/change-status',
  listCategories: 'GET /api/admin/categories',
  createCategory: 'POST /api/admin/categories',
  getCategory: 'GET /api/admin/categories/{id}',
  deleteCategory: 'DELETE /api/admin/categories/{id}',
  updateCategory: 'PUT /api/admin/categories/{id}',
  changeCategoryStatus: 'PUT /api/admin/categories/{id}/change-status',
  listArticleTypes: 'GET /api/admin/article-types',
  createArticleType: 'POST /api/admin/article-types',
  getArticleType: 'GET /api/admin/article-types/{id}',
  deleteArticleType: 'DELETE /api/admin/article-types/{id}',
  updateArticleType: 'PUT /api/admin/article-types/{id}',
  changeArticleTypeStatus: 'PUT /api/admin/article-types/{id}/change-status',
  listTags: 'GET /api/admin/tags',
  createTag: 'POST /api/admin/tags',
  getTag: 'GET /api/admin/tags/{id}',
  updateTag: 'PUT /api/admin/tags/{id}',
  deleteTag: 'DELETE /api/admin/tags/{id}',
  listMenus: 'GET /api/admin/menus',
  createMenu: 'POST /api/admin/menus',
  getMenu: 'GET /api/admin/menus/{id}',
  deleteMenu: 'DELETE /api/admin/menus/{id}',
  updateMenu: 'PUT /api/admin/menus/{id}',
  changeMenuStatus: 'PUT /api/admin/menus/{id}/change-status',
  listSystemLogs: 'GET /api/admin/system-logs',
  listManufacturingSectors: 'GET /api/admin/manufacturing-sectors',
  getManufacturingSector: 'GET /api/admin/manufacturing-sectors/{id}',
  listWorkers: 'GET /api/admin/workers',
  listPlants: 'GET /api/admin/plants',
  getPlant: 'GET /api/admin/plants/{id}',
  changePlantStatus: 'PUT /api/admin/plants/{id}/change-status',
  listAnimals: 'GET /api/admin/animals',
  getAnimal: 'GET /api/admin/animals/{id}',
  changeAnimalStatus: 'PUT /api/admin/animals/{id}/change-status',
  listSeafoods: 'GET /api/admin/seafoods',
  getSeafood: 'GET /api/admin/seafoods/{id}',
  changeSeafoodStatus: 'PUT /api/admin/seafoods/{id}/change-status',
  listDomains: 'GET /api/admin/domains',
  getDomain: 'GET /api/admin/domains/{id}',
  listRegions: 'GET /api/admin/regions',
  getRegion: 'GET /api/admin/regions/{id}',
  getProvince: 'GET /api/admin/provinces/{id}',
  getDistrict: 'GET /api/admin/districts/{id}',
  getWard: 'GET /api/admin/wards/{id}',
  authLogin: 'POST /api/auth/login',
  authForgotPassword: 'POST /api/auth/forgot-password',
  authResetPassword: 'POST /api/auth/reset-password',
  logout: 'POST /api/admin/logout',
  getProfile: 'GET /api/admin/profile',
  getLoadProfile: 'GET /api/admin/load-profile',
  updateLoadProfile: 'PUT /api/admin/load-profile',
  changePassword: 'PUT /api/admin/change-password',
  resetPassword: 'POST /api/admin/reset-password',
  getSessions: 'GET /api/admin/sessions',
  deleteSession: 'DELETE /api/admin/sessions/{id}',
  createTwoFactor: 'POST /api/admin/two-factor',
  deleteTwoFactor: 'DELETE /api/admin/two-factor',
  createTwoFactorRecoveryCode: 'POST /api/admin/two-factor/recovery-codes',
  twoUserFactor: 'DELETE /api/admin/users/{id}/two-factor',
  changeUserStatus: 'PUT /api/admin/users/{id}/change-status',
  changeUserHighlight: 'PUT /api/admin/users/{id}/change-highlight',
  resetUserPassword: 'PUT /api/admin/users/{id}/reset-password',
  resetLaborPassword: 'PUT /api/admin/labors/{id}/reset-password',
  resetAppPassword: 'PUT /api/admin/apps/{id}/reset-password',
  listRoles: 'GET /api/admin/roles',
  createRole: 'POST /api/admin/roles',
  getRole: 'GET /api/admin/roles/{id}',
  updateRole: 'PUT /api/admin/roles/{id}',
  deleteRole: 'DELETE /api/admin/roles/{id}',
  changeRoleStatus: 'PUT /api/admin/roles/{id}/change-status',
  changeRoleApproved: 'PUT /api/admin/roles/{id}/change-approved',
  changeRoleTwoFactor: 'PUT /api/admin/roles/{id}/change-two-factor',
  getFooter: 'GET /api/admin/footer/footer',
  updateFooter: 'PUT /api/admin/footer/footer',
  getContact: 'GET /api/admin/contact/contact',
  updateContact: 'PUT /api/admin/contact/contact',
  getConfigsImagesHeader: 'GET /api/admin/configs/images-header',
  updateConfigsImagesHeader: 'PUT /api/admin/configs/images-header',
  getConfigsLogo: 'GET /api/admin/configs/logo',
  updateConfigsLogo: 'PUT /api/admin/configs/logo',
  getConfigsInformation: 'GET /api/admin/configs/information',
  updateConfigsInformation: 'PUT /api/admin/configs/information',
  listProvinces: 'GET /api/admin/provinces',
  listDistricts: 'GET /api/admin/districts',
  listWards: 'GET /api/admin/wards',
  getProvinceDistricts: 'GET /api/admin/provinces/{id}/districts',
  getProvinceWards: 'GET /api/admin/provinces/{id}/wards',
  getDistrictWards: 'GET /api/admin/districts/{id}/wards',
  getWardsByProvince: 'GET /api/admin/wards/by-province/{id}',
  getWardsByDistrict: 'GET /api/admin/wards/by-district/{id}',
  getWardSuccessors: 'GET /api/admin/wards/{id}/successors',
  listManufactures: 'GET /api/admin/manufactures',
  createManufacture: 'POST /api/admin/manufactures',
  changeManufactureApproved: 'PUT /api/admin/manufactures/{id}/change-approved',
  changeManufactureStatus: 'PUT /api/admin/manufactures/{id}/change-status',
  listCertificates: 'GET /api/admin/certificates',
  changeCertificateApproved: 'PUT /api/admin/certificates/{id}/change-approved',
  getMaterialAreasTotals: 'GET /api/admin/material-areas/totals',
  changeMaterialAreaPucStatusTo: 'PUT /api/admin/material-areas/{id}/change-puc-status/{status}',
  copyProcess: 'POST /api/admin/processes/{id}/copy',
  changeProcessStatusTo: 'PUT /api/admin/processes/{id}/change-status/{status}',
  getWorker: 'GET /api/admin/workers/{id}',
  changeBatchStatusTo: 'PUT /api/admin/batches/{id}/change-status/{status}',
  changeDiaryStatusTo: 'PUT /api/admin/diaries/{id}/change-status/{status}',
  getDiariesIsTraceable: 'GET /api/admin/diaries-is-traceable',
  listTraces: 'GET /api/admin/traces',
  createTrace: 'POST /api/admin/traces',
  getTrace: 'GET /api/admin/traces/{id}',
  updateTrace: 'PUT /api/admin/traces/{id}',
  deleteTrace: 'DELETE /api/admin/traces/{id}',
  changeTraceActive: 'PUT /api/admin/traces/{id}/change-active',
  changeTraceStatusTo: 'PUT /api/admin/traces/{id}/change-status/{status}',
  recallTrace: 'PUT /api/admin/traces/{id}/recall',
  undoTraceRecall: 'PUT /api/admin/traces/{id}/undo-recall',
  changeProductionPlanStatusTo: 'PUT /api/admin/production-plans/{id}/change-status/{status}',
  getProductPerLabor: 'GET /api/admin/product-per-labor/{id}',
  updateProductPerLabor: 'PUT /api/admin/product-per-labor/{id}',
  changeArticleApproved: 'PUT /api/admin/articles/{id}/change-approved',
  changeArticlePublish: 'PUT /api/admin/articles/{id}/change-publish',
  listNotifications: 'GET /api/admin/notifications',
  createNotification: 'POST /api/admin/notifications',
  getNotification: 'GET /api/admin/notifications/{id}',
  updateNotification: 'PUT /api/admin/notifications/{id}',
  deleteNotification: 'DELETE /api/admin/notifications/{id}',
  changeNotificationRead: 'PUT /api/admin/notifications/{id}/change-read',
  changeNotificationStatusTo: 'PUT /api/admin/notifications/{id}/change-status/{status}',
  getConfigsMainBannerImages: 'GET /api/admin/configs/main-banner-images',
  createConfigsMainBannerImage: 'POST /api/admin/configs/main-banner-images',
  getConfigsMainBannerImage: 'GET /api/admin/configs/main-banner-images/{id}',
  updateConfigsMainBannerImage: 'PUT /api/admin/configs/main-banner-images/{id}',
  deleteConfigsMainBannerImage: 'DELETE /api/admin/configs/main-banner-images/{id}',
  getConfigsSecondBannerImages: 'GET /api/admin/configs/second-banner-images',
  createConfigsSecondBannerImage: 'POST /api/admin/configs/second-banner-images',
  getConfigsSecondBannerImage: 'GET /api/admin/configs/second-banner-images/{id}',
  updateConfigsSecondBannerImage: 'PUT /api/admin/configs/second-banner-images/{id}',
  deleteConfigsSecondBannerImage: 'DELETE /api/admin/configs/second-banner-images/{id}',
  countOrders: 'GET /api/admin/count-orders',
  changeOrderStatus: 'PUT /api/admin/orders/{id}/change-status',
  changeOrderStatusTo: 'PUT /api/admin/orders/{id}/change-status/{status}',
  changeTraceOrderStatus: 'PUT /api/admin/traces/{id}/change-order-status',
  changeTraceOrderStatusTo: 'PUT /api/admin/traces/{id}/change-order-status/{status}',
  listOrderNotifications: 'GET /api/admin/order-notifications',
  getOrderNotification: 'GET /api/admin/order-notifications/{id}',
  changeOrderNotificationWatched: 'PUT /api/admin/order-notifications/{id}/change-watched',
  listStamps: 'GET /api/admin/stamps',
  createStamp: 'POST /api/admin/stamps',
  getStamp: 'GET /api/admin/stamps/{id}',
  updateStamp: 'PUT /api/admin/stamps/{id}',
  deleteStamp: 'DELETE /api/admin/stamps/{id}',
  changeStampStatusTo: 'PUT /api/admin/stamps/{id}/change-status/{status}',
  activateStamp: 'POST /api/admin/stamps/{id}/activate',
  lockStamp: 'PUT /api/admin/stamps/{id}/lock',
  getStampCodes: 'GET /api/admin/stamps/{id}/codes',
  countStamps: 'GET /api/admin/count-stamps',
  sheetStampLink: 'POST /api/admin/stamps/{id}/sheet-link',
  revokeStamp: 'PUT /api/admin/stamps/{id}/revoke',
  clearStampSuspicion: 'PUT /api/admin/stamps/{id}/clear-suspicion',
  printStamp: 'GET /api/admin/print-stamp/{id}',
  getStampStatisticPrint: 'GET /api/admin/stamp-statistics/{id}/print',
  printerStampStatisticTicket: 'POST /api/admin/stamp-statistics/{id}/printer-ticket',
  webPrintRuns: 'GET /api/web/print-runs/{id}',
  getStampStatisticsSummary: 'GET /api/admin/stamp-statistics/summary',
  recoverScanStatistic: 'POST /api/admin/scan-statistics/{id}/recover',
  getScanStatisticsSummary: 'GET /api/admin/scan-statistics/summary',
  getScanStatisticsPlaces: 'GET /api/admin/scan-statistics/places',
  getProductPlantsTotals: 'GET /api/admin/product-plants/totals',
  getProductAnimalsTotals: 'GET /api/admin/product-animals/totals',
  getCriteriaSeafoodsTotals: 'GET /api/admin/criteria-seafoods/totals',
  listSavedViews: 'GET /api/admin/saved-views',
  createSavedView: 'POST /api/admin/saved-views',
  updateSavedView: 'PUT /api/admin/saved-views/{id}',
  deleteSavedView: 'DELETE /api/admin/saved-views/{id}',
  changeSavedViewDefault: 'PUT /api/admin/saved-views/{id}/change-default',
  getSystemLog: 'GET /api/admin/system-logs/{id}',
  getWebTrace: 'GET /api/web/traces/{code}',
  getWebStamp: 'GET /api/web/stamps/{code}',
  getWebTracesPassport: 'GET /api/web/traces/{code}/passport',
  exportManufactures: 'GET /api/admin/export-manufactures',
  countManufactures: 'GET /api/admin/count-manufactures',
  exportMaterialAreas: 'GET /api/admin/export-material-areas',
  countMaterialAreas: 'GET /api/admin/count-material-areas',
  exportProducts: 'GET /api/admin/export-products',
  countProducts: 'GET /api/admin/count-products',
  exportCertificates: 'GET /api/admin/export-certificates',
  countCertificates: 'GET /api/admin/count-certificates',
  exportDistributors: 'GET /api/admin/export-distributors',
  countDistributors: 'GET /api/admin/count-distributors',
  exportShippings: 'GET /api/admin/export-shippings',
  countShippings: 'GET /api/admin/count-shippings',
  exportProcesses: 'GET /api/admin/export-processes',
  countProcesses: 'GET /api/admin/count-processes',
  exportStages: 'GET /api/admin/export-stages',
  countStages: 'GET /api/admin/count-stages',
  exportBatches: 'GET /api/admin/export-batches',
  countBatches: 'GET /api/admin/count-batches',
  exportDiaries: 'GET /api/admin/export-diaries',
  countDiaries: 'GET /api/admin/count-diaries',
  exportLabors: 'GET /api/admin/export-labors',
  countLabors: 'GET /api/admin/count-labors',
  exportTraces: 'GET /api/admin/export-traces',
  countTraces: 'GET /api/admin/count-traces',
  exportOrders: 'GET /api/admin/export-orders',
  exportStamps: 'GET /api/admin/export-stamps',
  exportStampStatistics: 'GET /api/admin/export-stamp-statistics',
  countStampStatistics: 'GET /api/admin/count-stamp-statistics',
  exportScanStatistics: 'GET /api/admin/export-scan-statistics',
  countScanStatistics: 'GET /api/admin/count-scan-statistics',
  exportProductionPlans: 'GET /api/admin/export-production-plans',
  countProductionPlans: 'GET /api/admin/count-production-plans',
  exportProductPlants: 'GET /api/admin/export-product-plants',
  countProductPlants: 'GET /api/admin/count-product-plants',
  exportProductAnimals: 'GET /api/admin/export-product-animals',
  countProductAnimals: 'GET /api/admin/count-product-animals',
  exportCriteriaSeafoods: 'GET /api/admin/export-criteria-seafoods',
  countCriteriaSeafoods: 'GET /api/admin/count-criteria-seafoods',
  exportNotifications: 'GET /api/admin/export-notifications',
  countNotifications: 'GET /api/admin/count-notifications',
  exportArticles: 'GET /api/admin/export-articles',
  countArticles: 'GET /api/admin/count-articles',
  exportVideos: 'GET /api/admin/export-videos',
  countVideos: 'GET /api/admin/count-videos',
  exportLibraries: 'GET /api/admin/export-libraries',
  countLibraries: 'GET /api/admin/count-libraries',
  exportBanners: 'GET /api/admin/export-banners',
  countBanners: 'GET /api/admin/count-banners',
  exportWebsites: 'GET /api/admin/export-websites',
  countWebsites: 'GET /api/admin/count-websites',
  exportUsers: 'GET /api/admin/export-users',
  countUsers: 'GET /api/admin/count-users',
  exportRoles: 'GET /api/admin/export-roles',
  countRoles: 'GET /api/admin/count-roles',
  exportPermissions: 'GET /api/admin/export-permissions',
  countPermissions: 'GET /api/admin/count-permissions',
  exportApps: 'GET /api/admin/export-apps',
  countApps: 'GET /api/admin/count-apps',
  exportProductGroups: 'GET /api/admin/export-product-groups',
  countProductGroups: 'GET /api/admin/count-product-groups',
  exportProductUnits: 'GET /api/admin/export-product-units',
  countProductUnits: 'GET /api/admin/count-product-units',
  exportFarmingForms: 'GET /api/admin/export-farming-forms',
  countFarmingForms: 'GET /api/admin/count-farming-forms',
  exportManufacturingForms: 'GET /api/admin/export-manufacturing-forms',
  countManufacturingForms: 'GET /api/admin/count-manufacturing-forms',
  exportShippingMethods: 'GET /api/admin/export-shipping-methods',
  countShippingMethods: 'GET /api/admin/count-shipping-methods',
  exportCategories: 'GET /api/admin/export-categories',
  countCategories: 'GET /api/admin/count-categories',
  exportArticleTypes: 'GET /api/admin/export-article-types',
  countArticleTypes: 'GET /api/admin/count-article-types',
  exportTags: 'GET /api/admin/export-tags',
  countTags: 'GET /api/admin/count-tags',
  exportMenus: 'GET /api/admin/export-menus',
  countMenus: 'GET /api/admin/count-menus',
  exportSystemLogs: 'GET /api/admin/export-system-logs',
  countSystemLogs: 'GET /api/admin/count-system-logs',
  exportManufacturingSectors: 'GET /api/admin/export-manufacturing-sectors',
  countManufacturingSectors: 'GET /api/admin/count-manufacturing-sectors',
  exportWorkers: 'GET /api/admin/export-workers',
  countWorkers: 'GET /api/admin/count-workers',
  exportOrderNotifications: 'GET /api/admin/export-order-notifications',
  countOrderNotifications: 'GET /api/admin/count-order-notifications',
  exportSavedViews: 'GET /api/admin/export-saved-views',
  countSavedViews: 'GET /api/admin/count-saved-views',
  exportPlants: 'GET /api/admin/export-plants',
  countPlants: 'GET /api/admin/count-plants',
  exportAnimals: 'GET /api/admin/export-animals',
  countAnimals: 'GET /api/admin/count-animals',
  exportSeafoods: 'GET /api/admin/export-seafoods',
  countSeafoods: 'GET /api/admin/count-seafoods',
  exportDomains: 'GET /api/admin/export-domains',
  countDomains: 'GET /api/admin/count-domains',
  exportRegions: 'GET /api/admin/export-regions',
  countRegions: 'GET /api/admin/count-regions',
  exportProvinces: 'GET /api/admin/export-provinces',
  countProvinces: 'GET /api/admin/count-provinces',
  exportDistricts: 'GET /api/admin/export-districts',
  countDistricts: 'GET /api/admin/count-districts',
  exportWards: 'GET /api/admin/export-wards',
  countWards: 'GET /api/admin/count-wards',
  importManufacturesTemplate: 'GET /api/admin/import-manufactures/template',
  importManufacturesPreview: 'POST /api/admin/import-manufactures/preview',
  importManufactures: 'POST /api/admin/import-manufactures',
  importMaterialAreasTemplate: 'GET /api/admin/import-material-areas/template',
  importMaterialAreasPreview: 'POST /api/admin/import-material-areas/preview',
  importMaterialAreas: 'POST /api/admin/import-material-areas',
  importProductsTemplate: 'GET /api/admin/import-products/template',
  importProductsPreview: 'POST /api/admin/import-products/preview',
  importProducts: 'POST /api/admin/import-products',
  importDistributorsTemplate: 'GET /api/admin/import-distributors/template',
  importDistributorsPreview: 'POST /api/admin/import-distributors/preview',
  importDistributors: 'POST /api/admin/import-distributors',
  importShippingsTemplate: 'GET /api/admin/import-shippings/template',
  importShippingsPreview: 'POST /api/admin/import-shippings/preview',
  importShippings: 'POST /api/admin/import-shippings',
  importProcessesTemplate: 'GET /api/admin/import-processes/template',
  importProcessesPreview: 'POST /api/admin/import-processes/preview',
  importProcesses: 'POST /api/admin/import-processes',
  importStagesTemplate: 'GET /api/admin/import-stages/template',
  importStagesPreview: 'POST /api/admin/import-stages/preview',
  importStages: 'POST /api/admin/import-stages',
  importBatchesTemplate: 'GET /api/admin/import-batches/template',
  importBatchesPreview: 'POST /api/admin/import-batches/preview',
  importBatches: 'POST /api/admin/import-batches',
  importDiariesTemplate: 'GET /api/admin/import-diaries/template',
  importDiariesPreview: 'POST /api/admin/import-diaries/preview',
  importDiaries: 'POST /api/admin/import-diaries',
  importLaborsTemplate: 'GET /api/admin/import-labors/template',
  importLaborsPreview: 'POST /api/admin/import-labors/preview',
  importLabors: 'POST /api/admin/import-labors',
  importTracesTemplate: 'GET /api/admin/import-traces/template',
  importTracesPreview: 'POST /api/admin/import-traces/preview',
  importTraces: 'POST /api/admin/import-traces',
  importOrdersTemplate: 'GET /api/admin/import-orders/template',
  importOrdersPreview: 'POST /api/admin/import-orders/preview',
  importOrders: 'POST /api/admin/import-orders',
  importStampsTemplate: 'GET /api/admin/import-stamps/template',
  importStampsPreview: 'POST /api/admin/import-stamps/preview',
  importStamps: 'POST /api/admin/import-stamps',
  importStampStatisticsTemplate: 'GET /api/admin/import-stamp-statistics/template',
  importStampStatisticsPreview: 'POST /api/admin/import-stamp-statistics/preview',
  importStampStatistics: 'POST /api/admin/import-stamp-statistics',
  importScanStatisticsTemplate: 'GET /api/admin/import-scan-statistics/template',
  importScanStatisticsPreview: 'POST /api/admin/import-scan-statistics/preview',
  importScanStatistics: 'POST /api/admin/import-scan-statistics',
  importProductionPlansTemplate: 'GET /api/admin/import-production-plans/template',
  importProductionPlansPreview: 'POST /api/admin/import-production-plans/preview',
  importProductionPlans: 'POST /api/admin/import-production-plans',
  importProductPlantsTemplate: 'GET /api/admin/import-product-plants/template',
  importProductPlantsPreview: 'POST /api/admin/import-product-plants/preview',
  importProductPlants: 'POST /api/admin/import-product-plants',
  importProductAnimalsTemplate: 'GET /api/admin/import-product-animals/template',
  importProductAnimalsPreview: 'POST /api/admin/import-product-animals/preview',
  importProductAnimals: 'POST /api/admin/import-product-animals',
  importCriteriaSeafoodsTemplate: 'GET /api/admin/import-criteria-seafoods/template',
  importCriteriaSeafoodsPreview: 'POST /api/admin/import-criteria-seafoods/preview',
  importCriteriaSeafoods: 'POST /api/admin/import-criteria-seafoods',
  importNotificationsTemplate: 'GET /api/admin/import-notifications/template',
  importNotificationsPreview: 'POST /api/admin/import-notifications/preview',
  importNotifications: 'POST /api/admin/import-notifications',
  importArticlesTemplate: 'GET /api/admin/import-articles/template',
  importArticlesPreview: 'POST /api/admin/import-articles/preview',
  importArticles: 'POST /api/admin/import-articles',
  importVideosTemplate: 'GET /api/admin/import-videos/template',
  importVideosPreview: 'POST /api/admin/import-videos/preview',
  importVideos: 'POST /api/admin/import-videos',
  importWebsitesTemplate: 'GET /api/admin/import-websites/template',
  importWebsitesPreview: 'POST /api/admin/import-websites/preview',
  importWebsites: 'POST /api/admin/import-websites',
  importRolesTemplate: 'GET /api/admin/import-roles/template',
  importRolesPreview: 'POST /api/admin/import-roles/preview',
  importRoles: 'POST /api/admin/import-roles',
  importAppsTemplate: 'GET /api/admin/import-apps/template',
  importAppsPreview: 'POST /api/admin/import-apps/preview',
  importApps: 'POST /api/admin/import-apps',
  importProductGroupsTemplate: 'GET /api/admin/import-product-groups/template',
  importProductGroupsPreview: 'POST /api/admin/import-product-groups/preview',
  importProductGroups: 'POST /api/admin/import-product-groups',
  importProductUnitsTemplate: 'GET /api/admin/import-product-units/template',
  importProductUnitsPreview: 'POST /api/admin/import-product-units/preview',
  importProductUnits: 'POST /api/admin/import-product-units',
  importFarmingFormsTemplate: 'GET /api/admin/import-farming-forms/template',
  importFarmingFormsPreview: 'POST /api/admin/import-farming-forms/preview',
  importFarmingForms: 'POST /api/admin/import-farming-forms',
  importManufacturingFormsTemplate: 'GET /api/admin/import-manufacturing-forms/template',
  importManufacturingFormsPreview: 'POST /api/admin/import-manufacturing-forms/preview',
  importManufacturingForms: 'POST /api/admin/import-manufacturing-forms',
  importShippingMethodsTemplate: 'GET /api/admin/import-shipping-methods/template',
  importShippingMethodsPreview: 'POST /api/admin/import-shipping-methods/preview',
  importShippingMethods: 'POST /api/admin/import-shipping-methods',
  importCategoriesTemplate: 'GET /api/admin/import-categories/template',
  importCategoriesPreview: 'POST /api/admin/import-categories/preview',
  importCategories: 'POST /api/admin/import-categories',
  importArticleTypesTemplate: 'GET /api/admin/import-article-types/template',
  importArticleTypesPreview: 'POST /api/admin/import-article-types/preview',
  importArticleTypes: 'POST /api/admin/import-article-types',
  importTagsTemplate: 'GET /api/admin/import-tags/template',
  importTagsPreview: 'POST /api/admin/import-tags/preview',
  importTags: 'POST /api/admin/import-tags',
  importMenusTemplate: 'GET /api/admin/import-menus/template',
  importMenusPreview: 'POST /api/admin/import-menus/preview',
  importMenus: 'POST /api/admin/import-menus',
  bulkManufactures: 'POST /api/admin/manufactures/bulk',
  bulkMaterialAreas: 'POST /api/admin/material-areas/bulk',
  bulkProducts: 'POST /api/admin/products/bulk',
  bulkCertificates: 'POST /api/admin/certificates/bulk',
  bulkDistributors: 'POST /api/admin/distributors/bulk',
  bulkShippings: 'POST /api/admin/shippings/bulk',
  bulkProcesses: 'POST /api/admin/processes/bulk',
  bulkStages: 'POST /api/admin/stages/bulk',
  bulkBatches: 'POST /api/admin/batches/bulk',
  bulkDiaries: 'POST /api/admin/diaries/bulk',
  bulkLabors: 'POST /api/admin/labors/bulk',
  bulkTraces: 'POST /api/admin/traces/bulk',
  bulkOrders: 'POST /api/admin/orders/bulk',
  bulkStamps: 'POST /api/admin/stamps/bulk',
  bulkStampStatistics: 'POST /api/admin/stamp-statistics/bulk',
  bulkScanStatistics: 'POST /api/admin/scan-statistics/bulk',
  bulkProductionPlans: 'POST /api/admin/production-plans/bulk',
  bulkProductPlants: 'POST /api/admin/product-plants/bulk',
  bulkProductAnimals: 'POST /api/admin/product-animals/bulk',
  bulkCriteriaSeafoods: 'POST /api/admin/criteria-seafoods/bulk',
  bulkNotifications: 'POST /api/admin/notifications/bulk',
  bulkArticles: 'POST /api/admin/articles/bulk',
  bulkVideos: 'POST /api/admin/videos/bulk',
  bulkLibraries: 'POST /api/admin/libraries/bulk',
  bulkBanners: 'POST /api/admin/banners/bulk',
  bulkWebsites: 'POST /api/admin/websites/bulk',
  bulkUsers: 'POST /api/admin/users/bulk',
  bulkRoles: 'POST /api/admin/roles/bulk',
  bulkApps: 'POST /api/admin/apps/bulk',
  bulkProductGroups: 'POST /api/admin/product-groups/bulk',
  bulkProductUnits: 'POST /api/admin/product-units/bulk',
  bulkFarmingForms: 'POST /api/admin/farming-forms/bulk',
  bulkManufacturingForms: 'POST /api/admin/manufacturing-forms/bulk',
  bulkShippingMethods: 'POST /api/admin/shipping-methods/bulk',
  bulkCategories: 'POST /api/admin/categories/bulk',
  bulkArticleTypes: 'POST /api/admin/article-types/bulk',
  bulkTags: 'POST /api/admin/tags/bulk',
  bulkMenus: 'POST /api/admin/menus/bulk',
  bulkPlants: 'POST /api/admin/plants/bulk',
  bulkAnimals: 'POST /api/admin/animals/bulk',
  bulkSeafoods: 'POST /api/admin/seafoods/bulk',
  getManufactureRevisions: 'GET /api/admin/manufactures/{id}/revisions',
  restoreManufactureTo: 'POST /api/admin/manufactures/{id}/restore/{revision}',
  getTrashManufactures: 'GET /api/admin/trash-manufactures',
  recoverManufacture: 'POST /api/admin/manufactures/{id}/recover',
  getManufactureUses: 'GET /api/admin/manufactures/{id}/uses',
  getMaterialAreaRevisions: 'GET /api/admin/material-areas/{id}/revisions',
  restoreMaterialAreaTo: 'POST /api/admin/material-areas/{id}/restore/{revision}',
  getTrashMaterialAreas: 'GET /api/admin/trash-material-areas',
  recoverMaterialArea: 'POST /api/admin/material-areas/{id}/recover',
  getMaterialAreaUses: 'GET /api/admin/material-areas/{id}/uses',
  getProductRevisions: 'GET /api/admin/products/{id}/revisions',
  restoreProductTo: 'POST /api/admin/products/{id}/restore/{revision}',
  getTrashProducts: 'GET /api/admin/trash-products',
  recoverProduct: 'POST /api/admin/products/{id}/recover',
  getProductUses: 'GET /api/admin/products/{id}/uses',
  getCertificateRevisions: 'GET /api/admin/certificates/{id}/revisions',
  getDistributorRevisions: 'GET /api/admin/distributors/{id}/revisions',
  restoreDistributorTo: 'POST /api/admin/distributors/{id}/restore/{revision}',
  getTrashDistributors: 'GET /api/admin/trash-distributors',
  recoverDistributor: 'POST /api/admin/distributors/{id}/recover',
  getDistributorUses: 'GET /api/admin/distributors/{id}/uses',
  getShippingRevisions: 'GET /api/admin/shippings/{id}/revisions',
  restoreShippingTo: 'POST /api/admin/shippings/{id}/restore/{revision}',
  getTrashShippings: 'GET /api/admin/trash-shippings',
  recoverShipping: 'POST /api/admin/shippings/{id}/recover',
  getShippingUses: 'GET /api/admin/shippings/{id}/uses',
  getProcessRevisions: 'GET /api/admin/processes/{id}/revisions',
  restoreProcessTo: 'POST /api/admin/processes/{id}/restore/{revision}',
  getTrashProcesses: 'GET /api/admin/trash-processes',
  recoverProcess: 'POST /api/admin/processes/{id}/recover',
  getProcessUses: 'GET /api/admin/processes/{id}/uses',
  getStageRevisions: 'GET /api/admin/stages/{id}/revisions',
  restoreStageTo: 'POST /api/admin/stages/{id}/restore/{revision}',
  getTrashStages: 'GET /api/admin/trash-stages',
  recoverStage: 'POST /api/admin/stages/{id}/recover',
  getStageUses: 'GET /api/admin/stages/{id}/uses',
  getBatchRevisions: 'GET /api/admin/batches/{id}/revisions',
  restoreBatchTo: 'POST /api/admin/batches/{id}/restore/{revision}',
  getTrashBatches: 'GET /api/admin/trash-batches',
  recoverBatch: 'POST /api/admin/batches/{id}/recover',
  getBatchUses: 'GET /api/admin/batches/{id}/uses',
  getDiaryRevisions: 'GET /api/admin/diaries/{id}/revisions',
  restoreDiaryTo: 'POST /api/admin/diaries/{id}/restore/{revision}',
  getTrashDiaries: 'GET /api/admin/trash-diaries',
  recoverDiary: 'POST /api/admin/diaries/{id}/recover',
  getDiaryUses: 'GET /api/admin/diaries/{id}/uses',
  getLaborRevisions: 'GET /api/admin/labors/{id}/revisions',
  restoreLaborTo: 'POST /api/admin/labors/{id}/restore/{revision}',
  getTrashLabors: 'GET /api/admin/trash-labors',
  recoverLabor: 'POST /api/admin/labors/{id}/recover',
  getLaborUses: 'GET /api/admin/labors/{id}/uses',
  getTraceRevisions: 'GET /api/admin/traces/{id}/revisions',
  restoreTraceTo: 'POST /api/admin/traces/{id}/restore/{revision}',
  getTrashTraces: 'GET /api/admin/trash-traces',
  recoverTrace: 'POST /api/admin/traces/{id}/recover',
  getTraceUses: 'GET /api/admin/traces/{id}/uses',
  getOrderRevisions: 'GET /api/admin/orders/{id}/revisions',
  restoreOrderTo: 'POST /api/admin/orders/{id}/restore/{revision}',
  getTrashOrders: 'GET /api/admin/trash-orders',
  recoverOrder: 'POST /api/admin/orders/{id}/recover',
  getOrderUses: 'GET /api/admin/orders/{id}/uses',
  getStampRevisions: 'GET /api/admin/stamps/{id}/revisions',
  restoreStampTo: 'POST /api/admin/stamps/{id}/restore/{revision}',
  getTrashStamps: 'GET /api/admin/trash-stamps',
  recoverStamp: 'POST /api/admin/stamps/{id}/recover',
  getStampUses: 'GET /api/admin/stamps/{id}/uses',
  getStampStatisticRevisions: 'GET /api/admin/stamp-statistics/{id}/revisions',
  restoreStampStatisticTo: 'POST /api/admin/stamp-statistics/{id}/restore/{revision}',
  getTrashStampStatistics: 'GET /api/admin/trash-stamp-statistics',
  recoverStampStatistic: 'POST /api/admin/stamp-statistics/{id}/recover',
  getStampStatisticUses: 'GET /api/admin/stamp-statistics/{id}/uses',
  getScanStatisticRevisions: 'GET /api/admin/scan-statistics/{id}/revisions',
  restoreScanStatisticTo: 'POST /api/admin/scan-statistics/{id}/restore/{revision}',
  getTrashScanStatistics: 'GET /api/admin/trash-scan-statistics',
  getScanStatisticUses: 'GET /api/admin/scan-statistics/{id}/uses',
  getProductionPlanRevisions: 'GET /api/admin/production-plans/{id}/revisions',
  restoreProductionPlanTo: 'POST /api/admin/production-plans/{id}/restore/{revision}',
  getTrashProductionPlans: 'GET /api/admin/trash-production-plans',
  recoverProductionPlan: 'POST /api/admin/production-plans/{id}/recover',
  getProductionPlanUses: 'GET /api/admin/production-plans/{id}/uses',
  getProductPlantRevisions: 'GET /api/admin/product-plants/{id}/revisions',
  restoreProductPlantTo: 'POST /api/admin/product-plants/{id}/restore/{revision}',
  getTrashProductPlants: 'GET /api/admin/trash-product-plants',
  recoverProductPlant: 'POST /api/admin/product-plants/{id}/recover',
  getProductPlantUses: 'GET /api/admin/product-plants/{id}/uses',
  getProductAnimalRevisions: 'GET /api/admin/product-animals/{id}/revisions',
  restoreProductAnimalTo: 'POST /api/admin/product-animals/{id}/restore/{revision}',
  getTrashProductAnimals: 'GET /api/admin/trash-product-animals',
  recoverProductAnimal: 'POST /api/admin/product-animals/{id}/recover',
  getProductAnimalUses: 'GET /api/admin/product-animals/{id}/uses',
  getCriteriaSeafoodRevisions: 'GET /api/admin/criteria-seafoods/{id}/revisions',
  restoreCriteriaSeafoodTo: 'POST /api/admin/criteria-seafoods/{id}/restore/{revision}',
  getTrashCriteriaSeafoods: 'GET /api/admin/trash-criteria-seafoods',
  recoverCriteriaSeafood: 'POST /api/admin/criteria-seafoods/{id}/recover',
  getCriteriaSeafoodUses: 'GET /api/admin/criteria-seafoods/{id}/uses',
  getNotificationRevisions: 'GET /api/admin/notifications/{id}/revisions',
  restoreNotificationTo: 'POST /api/admin/notifications/{id}/restore/{revision}',
  getTrashNotifications: 'GET /api/admin/trash-notifications',
  recoverNotification: 'POST /api/admin/notifications/{id}/recover',
  getNotificationUses: 'GET /api/admin/notifications/{id}/uses',
  getArticleRevisions: 'GET /api/admin/articles/{id}/revisions',
  restoreArticleTo: 'POST /api/admin/articles/{id}/restore/{revision}',
  getTrashArticles: 'GET /api/admin/trash-articles',
  recoverArticle: 'POST /api/admin/articles/{id}/recover',
  getArticleUses: 'GET /api/admin/articles/{id}/uses',
  getVideoRevisions: 'GET /api/admin/videos/{id}/revisions',
  restoreVideoTo: 'POST /api/admin/videos/{id}/restore/{revision}',
  getTrashVideos: 'GET /api/admin/trash-videos',
  recoverVideo: 'POST /api/admin/videos/{id}/recover',
  getVideoUses: 'GET /api/admin/videos/{id}/uses',
  getLibraryRevisions: 'GET /api/admin/libraries/{id}/revisions',
  restoreLibraryTo: 'POST /api/admin/libraries/{id}/restore/{revision}',
  getTrashLibraries: 'GET /api/admin/trash-libraries',
  recoverLibrary: 'POST /api/admin/libraries/{id}/recover',
  getLibraryUses: 'GET /api/admin/libraries/{id}/uses',
  getBannerRevisions: 'GET /api/admin/banners/{id}/revisions',
  restoreBannerTo: 'POST /api/admin/banners/{id}/restore/{revision}',
  getTrashBanners: 'GET /api/admin/trash-banners',
  recoverBanner: 'POST /api/admin/banners/{id}/recover',
  getBannerUses: 'GET /api/admin/banners/{id}/uses',
  getWebsiteRevisions: 'GET /api/admin/websites/{id}/revisions',
  restoreWebsiteTo: 'POST /api/admin/websites/{id}/restore/{revision}',
  getTrashWebsites: 'GET /api/admin/trash-websites',
  recoverWebsite: 'POST /api/admin/websites/{id}/recover',
  getWebsiteUses: 'GET /api/admin/websites/{id}/uses',
  getUserRevisions: 'GET /api/admin/users/{id}/revisions',
  restoreUserTo: 'POST /api/admin/users/{id}/restore/{revision}',
  getTrashUsers: 'GET /api/admin/trash-users',
  recoverUser: 'POST /api/admin/users/{id}/recover',
  getUserUses: 'GET /api/admin/users/{id}/uses',
  getRoleRevisions: 'GET /api/admin/roles/{id}/revisions',
  restoreRoleTo: 'POST /api/admin/roles/{id}/restore/{revision}',
  getTrashRoles: 'GET /api/admin/trash-roles',
  recoverRole: 'POST /api/admin/roles/{id}/recover',
  getRoleUses: 'GET /api/admin/roles/{id}/uses',
  getPermissionRevisions: 'GET /api/admin/permissions/{id}/revisions',
  getAppRevisions: 'GET /api/admin/apps/{id}/revisions',
  restoreAppTo: 'POST /api/admin/apps/{id}/restore/{revision}',
  getTrashApps: 'GET /api/admin/trash-apps',
  recoverApp: 'POST /api/admin/apps/{id}/recover',
  getAppUses: 'GET /api/admin/apps/{id}/uses',
  getProductGroupRevisions: 'GET /api/admin/product-groups/{id}/revisions',
  restoreProductGroupTo: 'POST /api/admin/product-groups/{id}/restore/{revision}',
  getTrashProductGroups: 'GET /api/admin/trash-product-groups',
  recoverProductGroup: 'POST /api/admin/product-groups/{id}/recover',
  getProductGroupUses: 'GET /api/admin/product-groups/{id}/uses',
  getProductUnitRevisions: 'GET /api/admin/product-units/{id}/revisions',
  restoreProductUnitTo: 'POST /api/admin/product-units/{id}/restore/{revision}',
  getTrashProductUnits: 'GET /api/admin/trash-product-units',
  recoverProductUnit: 'POST /api/admin/product-units/{id}/recover',
  getProductUnitUses: 'GET /api/admin/product-units/{id}/uses',
  getFarmingFormRevisions: 'GET /api/admin/farming-forms/{id}/revisions',
  restoreFarmingFormTo: 'POST /api/admin/farming-forms/{id}/restore/{revision}',
  getTrashFarmingForms: 'GET /api/admin/trash-farming-forms',
  recoverFarmingForm: 'POST /api/admin/farming-forms/{id}/recover',
  getFarmingFormUses: 'GET /api/admin/farming-forms/{id}/uses',
  getManufacturingFormRevisions: 'GET /api/admin/manufacturing-forms/{id}/revisions',
  restoreManufacturingFormTo: 'POST /api/admin/manufacturing-forms/{id}/restore/{revision}',
  getTrashManufacturingForms: 'GET /api/admin/trash-manufacturing-forms',
  recoverManufacturingForm: 'POST /api/admin/manufacturing-forms/{id}/recover',
  getManufacturingFormUses: 'GET /api/admin/manufacturing-forms/{id}/uses',
  getShippingMethodRevisions: 'GET /api/admin/shipping-methods/{id}/revisions',
  restoreShippingMethodTo: 'POST /api/admin/shipping-methods/{id}/restore/{revision}',
  getTrashShippingMethods: 'GET /api/admin/trash-shipping-methods',
  recoverShippingMethod: 'POST /api/admin/shipping-methods/{id}/recover',
  getShippingMethodUses: 'GET /api/admin/shipping-methods/{id}/uses',
  getCategoryRevisions: 'GET /api/admin/categories/{id}/revisions',
  restoreCategoryTo: 'POST /api/admin/categories/{id}/restore/{revision}',
  getTrashCategories: 'GET /api/admin/trash-categories',
  recoverCategory: 'POST /api/admin/categories/{id}/recover',
  getCategoryUses: 'GET /api/admin/categories/{id}/uses',
  getArticleTypeRevisions: 'GET /api/admin/article-types/{id}/revisions',
  restoreArticleTypeTo: 'POST /api/admin/article-types/{id}/restore/{revision}',
  getTrashArticleTypes: 'GET /api/admin/trash-article-types',
  recoverArticleType: 'POST /api/admin/article-types/{id}/recover',
  getArticleTypeUses: 'GET /api/admin/article-types/{id}/uses',
  getTagRevisions: 'GET /api/admin/tags/{id}/revisions',
  restoreTagTo: 'POST /api/admin/tags/{id}/restore/{revision}',
  getTrashTags: 'GET /api/admin/trash-tags',
  recoverTag: 'POST /api/admin/tags/{id}/recover',
  getTagUses: 'GET /api/admin/tags/{id}/uses',
  getMenuRevisions: 'GET /api/admin/menus/{id}/revisions',
  restoreMenuTo: 'POST /api/admin/menus/{id}/restore/{revision}',
  getTrashMenus: 'GET /api/admin/trash-menus',
  recoverMenu: 'POST /api/admin/menus/{id}/recover',
  getMenuUses: 'GET /api/admin/menus/{id}/uses',
  getManufacturingSectorRevisions: 'GET /api/admin/manufacturing-sectors/{id}/revisions',
  getPlantRevisions: 'GET /api/admin/plants/{id}/revisions',
  getAnimalRevisions: 'GET /api/admin/animals/{id}/revisions',
  getSeafoodRevisions: 'GET /api/admin/seafoods/{id}/revisions',
  getDomainRevisions: 'GET /api/admin/domains/{id}/revisions',
  getRegionRevisions: 'GET /api/admin/regions/{id}/revisions',
  getProvinceRevisions: 'GET /api/admin/provinces/{id}/revisions',
  getDistrictRevisions: 'GET /api/admin/districts/{id}/revisions',
  getWardRevisions: 'GET /api/admin/wards/{id}/revisions',
  createFile: 'POST /api/admin/files',
  createBoundary: 'POST /api/admin/boundaries',
  getJobs: 'GET /api/admin/jobs',
  getJob: 'GET /api/admin/jobs/{id}',
  jobsUndo: 'POST /api/admin/jobs/{id}/undo',
  search: 'GET /api/admin/search',
  getDashboard: 'GET /api/admin/dashboard',
  getHealth: 'GET /api/health',
  getReady: 'GET /api/ready',
  createWebScan: 'POST /api/web/scans',
  createWebStampsPin: 'POST /api/web/stamps/{code}/pin',
}
