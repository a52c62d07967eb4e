import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, time; from pipeline import *; from tyrelib import *; from parts import *
sc=clear(); setup(sc,1008,604,exposure=float(os.environ.get('EXP','0')),look='High Contrast')
# Ring us: the bell on the workshop's counter; behind it, out of focus, a wheel in the light of the open roller door.
chrome=metal('chrome',(.66,.67,.69),.10,noise=.012); black=paint('base',(.010,.010,.011),.30,.6,.08); brass=metal('knob',(.62,.63,.65),.16,noise=.02)
B=empty('bell'); B.location=(0,0,0)
obj(lathe('foot',catmull([(.0001,.10),(.34,.10),(.415,.092),(.432,.06),(.432,.02),(.425,.0)],10).tolist(),200,auto=40),black,B)
D=[(.402,.135),(.412,.128),(.418,.135),(.412,.150),(.398,.205),(.365,.290),(.300,.370),(.215,.425),(.120,.452),(.070,.458),(.0001,.459)]
obj(lathe('dome',catmull(D,14).tolist(),240,auto=60),chrome,B)
obj(lathe('under',[(.0001,.20),(.395,.20),(.402,.135)],120,auto=30),black,B)
obj(lathe('collar',catmull([(.085,.450),(.085,.475),(.078,.488),(.045,.492),(.0001,.493)],8).tolist(),96,auto=35),brass,B)
obj(lathe('stem',[(.026,.48),(.026,.56)],48),brass,B)
obj(lathe('knob',catmull([(.0001,.545),(.055,.548),(.078,.562),(.082,.580),(.068,.602),(.036,.614),(.0001,.617)],8).tolist(),96,auto=60),brass,B)
bench,t,b=mat('bench'); b.inputs['Base Color'].default_value=(.014,.0145,.016,1); b.inputs['Metallic'].default_value=.35; n=noise_tex(t,26,5,.65); t.links.new(ramp(t,n,.3,.7,.22,.30),b.inputs['Roughness']); bm=N(t,'ShaderNodeBump'); bm.inputs['Strength'].default_value=.12; bm.inputs['Distance'].default_value=.008; t.links.new(n,bm.inputs['Height']); t.links.new(bm.outputs[0],b.inputs['Normal'])
c=bmesh_obj('counter',lambda m:bmesh.ops.create_cube(m,size=1,matrix=Matrix.Translation((0,-3.0,-.2))@Matrix.Diagonal((30,8,.4,1))),bench,smooth=False)
# the workshop, ten metres deep: floor, door, wheel
FL=-8.6; plane(240,wet_concrete(wet=.53),(0,60,FL))
bg,t,b=mat('wall'); b.inputs['Base Color'].default_value=(.022,.023,.026,1); b.inputs['Roughness'].default_value=.8
em=bpy.data.materials.new('day'); em.use_nodes=True; t=em.node_tree; t.nodes.clear(); o=t.nodes.new('ShaderNodeOutputMaterial'); e=t.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value=(.80,.90,1,1); g=N(t,'ShaderNodeNewGeometry'); sp=N(t,'ShaderNodeSeparateXYZ'); t.links.new(g.outputs['Position'],sp.inputs[0]); f=N(t,'ShaderNodeMath',operation='MULTIPLY'); t.links.new(ramp(t,sp.outputs[2],FL,FL+9,.14,float(os.environ.get('DAY','.75'))),f.inputs[0]); t.links.new(ramp(t,sp.outputs[0],-3,14,0,1),f.inputs[1]); t.links.new(f.outputs[0],e.inputs[1]); t.links.new(e.outputs[0],o.inputs[0])
DX=float(os.environ.get('DX','24')); DY=90; W=56; H=8.8
plane(400,bg,(0,DY+1,0),(PI/2,0,0)); d=bmesh_obj('door',lambda m:bmesh.ops.create_cube(m,size=1,matrix=Matrix.Translation((DX,DY,FL+H/2))@Matrix.Diagonal((W,.1,H,1))),em,smooth=False)
post=paint('post',(.02,.021,.024),.4,.3)
for x in (5.2,21): bmesh_obj('post',lambda m:bmesh.ops.create_cube(m,size=1,matrix=Matrix.Translation((x,78,10))@Matrix.Diagonal((2.2,1.6,40,1))),post,smooth=False)
K=make_kit(); root=empty('root'); root.location=(13,60,FL+3.29); up=empty('up',root); up.rotation_euler=(PI/2,0,0); root.rotation_euler=(0,0,math.radians(-38)); make_tyre(K,up,inner=False,spin=.35); make_wheel(up,rot=PI/2,disc_rot=.35)
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.014,.018,1); w.node_tree.nodes['Background'].inputs[1].default_value=.3
area('spill',(12,DY-2,FL+6),(8,30,FL),22,9000,(.80,.90,1),sy=10)
area('wheel',(24,56,1),(13,60,-6),2,3800,(.84,.91,1),sy=9)
area('rim',(2.4,2.4,1.1),(0,0,.3),.8,40,(.84,.91,1),sy=1.6)
area('left',(-2.2,-1.0,1.3),(0,0,.3),.7,30,(.80,.89,1),sy=3.4)
area('card',(-1.2,-4.4,2.6),(0,0,.3),3.2,24,(.92,.96,1),sy=.5)
area('top',(.1,.1,3.0),(0,0,.4),1.6,26,(1,.98,.95),sy=.5)
area('warm',(2.4,-1.2,.8),(0,0,.3),.4,12,(1,.84,.66),sy=1.4)
camera((-.25,-3.6,.80),(-.12,0,.36),lens=64,focus=(0,-.3,.4),fstop=float(os.environ.get('FS','1.5')))
shade=lambda im: im*sstep(.01,.11,np.arange(len(im))/len(im))[:,None,None]                            # the counter's front edge ends in the shade
render(sc,'bell',96,bloom_amt=.04,vig=.3,post=shade)
